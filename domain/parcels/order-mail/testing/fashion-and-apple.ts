import type { SampleMail } from './sample.ts';

/** Mails of fashion chains and of Apple. */
export const fashionMails: readonly SampleMail[] = [
  {
    title: 'Old Navy: old and new price beside each other',
    mail: `Old Navy
Thanks for your order!
Order Number: 1KX9R2001
Ordered on Nov 20, 2026
Shipping Address
Natoya Grant
140 Passaic Ave
Mailbox 10410
Kearny, NJ 07032
Items
Girls' School Uniform Polo
Size: L (10-12)
Color: Navy
Item #: 4471190021003
Price: $12.99
Qty: 3
High-Waisted Leggings
Size: M Regular
Price: $24.99 Now $15.00
Qty: 1
Merchandise Subtotal $53.97
Shipping FREE
Tax $0.00
Order Total $53.97
oldnavy.com`,
    says: [
      {
        store: 'Old Navy',
        orderNumber: '1KX9R2001',
        total: 5397,
        parcels: [
          {
            goods: [
              ["Girls' School Uniform Polo", 3, 1299],
              ['High-Waisted Leggings', 1],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Nike: shipped',
    mail: `From: Nike <nike@ship.notifications.nike.com>
Subject: Your Nike order C01402230001 has shipped
It's On The Way
Order Number: C01402230001
Tracking Number: 1Z879E930346834440
Nike Court Vision Low
Men's Shoes
Size 10.5
Qty 1
$80.00
Shipping Address
Andre Bollers
140 Passaic Ave
Kearny, NJ 07032
Subtotal $80.00
Total $80.00`,
    says: [
      {
        store: 'Nike',
        orderNumber: 'C01402230001',
        total: 8000,
        parcels: [
          { tracking: '1Z879E930346834440', carrier: 'UPS', goods: [['Nike Court Vision Low', 1, 8000]] },
        ],
      },
    ],
  },
  {
    title: 'Apple: on its way, with the carrier in the link alone, as HTML',
    mail: `<div><p>Your order is on its way.</p><p>Order Number: <a href="https://store.apple.com/xc/us/vieworder/W1155330001">W1155330001</a></p>
<p>Items Shipped</p><table><tr><td>iPad 11-inch Wi-Fi 128GB - Blue</td></tr><tr><td>Qty 1</td></tr><tr><td>$349.00</td></tr></table>
<p><a href="https://www.ups.com/track?loc=en_US&amp;tracknum=1Z410E7W0392751591">Track your shipment</a></p></div>`,
    says: [
      {
        store: 'Apple',
        orderNumber: 'W1155330001',
        parcels: [
          {
            tracking: '1Z410E7W0392751591',
            carrier: 'UPS',
            goods: [['iPad 11-inch Wi-Fi 128GB - Blue', 1, 34900]],
          },
        ],
      },
    ],
  },
  {
    title: 'A mail that is no order',
    mail: `Hi Auntie,
thanks for the barrel! Everything came, even the 2 bottles of pepper sauce. The boy says it cost you $120.00, that is too much.
Call me at 555-010-4477.
Love, Renee`,
    says: [],
  },
  {
    title: 'An advertisement with prices',
    mail: `Old Navy
SUPER CASH IS HERE! 50% OFF
Women's Jeans $20
Kids' Tees from $5
Shop now
Unsubscribe`,
    says: [],
  },
  {
    title: 'Three orders in one mail, each with its number',
    mail: `Your three orders have shipped
Order #100231
Tracking number: 9405803699300124287899
2 x Hair Butter 8 oz - $9.99 each
Order #100232
Tracking number: 9434611206206406227577
1 x Edge Brush - $4.50 each
Order #100233
Tracking number: 9434611206206407667136
3 x Satin Bonnet - $7.00 each`,
    says: [
      {
        orderNumber: '100231',
        parcels: [
          { tracking: '9405803699300124287899', carrier: 'USPS', goods: [['Hair Butter 8 oz', 2, 999]] },
        ],
      },
      {
        orderNumber: '100232',
        parcels: [{ tracking: '9434611206206406227577', carrier: 'USPS', goods: [['Edge Brush', 1, 450]] }],
      },
      {
        orderNumber: '100233',
        parcels: [{ tracking: '9434611206206407667136', carrier: 'USPS', goods: [['Satin Bonnet', 3, 700]] }],
      },
    ],
  },
];
