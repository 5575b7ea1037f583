import type { SampleMail } from './sample.ts';

/** The rest of the first mails that were held back. */
export const moreHeldBack: readonly SampleMail[] = [
  {
    title: 'Walmart: HTML with cells nested in cells',
    mail: `<html><body><table><tr><td style="font-size:0px"><div style="font-size:14px">Order number: #2000152-87270001</div></td></tr>
<tr><td>Arrives by <b>Fri, Sep 4</b></td></tr>
<tr><td><table><tr><td><img></td><td><div>Mainstays 6-Cube Organizer, White</div><div>Qty 1</div></td><td><span>$44.00</span></td></tr></table></td></tr>
<tr><td><table><tr><td><img></td><td><div>Equate Vitamin C 500 mg, 250 Count</div><div>Qty 3</div></td><td><span>$26.94</span><div>$8.98/ea</div></td></tr></table></td></tr>
<tr><td><div>Subtotal</div></td><td>$70.94</td></tr><tr><td>Free delivery from store</td></tr><tr><td>Taxes</td><td>$2.92</td></tr>
<tr><td><div>Order total</div><div>Includes all fees, taxes and discounts</div></td><td>$73.86</td></tr>
<tr><td><a href="https://www.walmart.com/orders">View details</a></td></tr></table></body></html>`,
    says: [
      {
        store: 'Walmart',
        orderNumber: '2000152-87270001',
        total: 7386,
        parcels: [
          {
            goods: [
              ['Mainstays 6-Cube Organizer, White', 1, 4400],
              ['Equate Vitamin C 500 mg, 250 Count', 3, 898],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'eBay: two things bought together',
    mail: `Order confirmed. Thanks for shopping, Leroy!
Your order is confirmed
We'll let you know when your order ships.
Vintage Cricket Bat, Signed
Item price: $85.00
Quantity: 1
Item number: 256300000001
Seller: oldpavilion
Cricket Gloves Adult RH
Item price: $22.50
Quantity: 2
Item number: 256300000002
Seller: oldpavilion
Order number: 07-12001-90001
Subtotal (3 items) $130.00
Shipping $12.00
Tax $9.41
Order total: $151.41
Ships to
Leroy Benn
140 Passaic Ave
Kearny NJ 07032
eBay.com`,
    says: [
      {
        store: 'eBay',
        orderNumber: '07-12001-90001',
        total: 15141,
        parcels: [
          {
            goods: [
              ['Vintage Cricket Bat, Signed', 1, 8500],
              ['Cricket Gloves Adult RH', 2, 2250],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'A forwarded mail of a small shop, as source, in base64',
    mail: `Delivered-To: sample@example.net
Received: by 2002:a05 with SMTP id x1; Mon, 2 Nov 2026 08:11:02 -0800
From: Denise Sampson <sample@example.net>
To: sample@example.net
Subject: Fwd: A shipment from order #4417 is on the way
MIME-Version: 1.0
Content-Type: text/plain; charset="UTF-8"
Content-Transfer-Encoding: base64

LS0tLS0tLS0tLSBGb3J3YXJkZWQgbWVzc2FnZSAtLS0tLS0tLS0KRnJvbTogS2FyaWJlZSBUZWEg
PG9yZGVyc0BrYXJpYmVldGVhLmV4YW1wbGU+ClN1YmplY3Q6IEEgc2hpcG1lbnQgZnJvbSBvcmRl
ciAjNDQxNyBpcyBvbiB0aGUgd2F5CgpPcmRlciAjNDQxNwpZb3VyIG9yZGVyIGlzIG9uIHRoZSB3
YXkKVVBTIHRyYWNraW5nIG51bWJlcjogMVo4NzlFOTMwMzQ2ODM0NDQwCkl0ZW1zIGluIHRoaXMg
c2hpcG1lbnQKQnVzaCBUZWEg4oCTIE1pbnQgw5cgMgpHaW5nZXIgVGVhIMOXIDEK
`,
    says: [
      {
        store: 'Karibee Tea',
        orderNumber: '4417',
        parcels: [
          {
            tracking: '1Z879E930346834440',
            carrier: 'UPS',
            goods: [
              ['Bush Tea – Mint', 2],
              ['Ginger Tea', 1],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'SHEIN: confirmed, with discounts',
    mail: `Thank you for your order!
Dear Melissa,
Your order has been confirmed. Order No.: GSH1TB05400001T
Order Time: 2026-10-02 11:20
Ribbed Knit Midi Dress
Black / S
SKU: sz22070511
Qty: 1
$14.49
12pairs Faux Pearl Earrings
SKU: sj21112
Qty: 2
$3.50
Retail Price: $21.49
Promotions: -$3.00
Shipping Fee: $3.99
Order Total: $22.48
Payment Method: PayPal`,
    says: [
      {
        store: 'SHEIN',
        orderNumber: 'GSH1TB05400001T',
        total: 2248,
        parcels: [
          {
            goods: [
              ['Ribbed Knit Midi Dress', 1, 1449],
              ['12pairs Faux Pearl Earrings', 2, 350],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'A carrier tells of a parcel: no order, no goods',
    mail: `From: UPS <mcinfo@ups.com>
Subject: UPS Update: Package Scheduled for Delivery Tomorrow
Hi, your package is coming.
From BEST BUY
Tracking Number: 1Z410E7W0392751591
Estimated Delivery: Friday 10/09/2026 9:00 AM - 1:00 PM
Ship To: TREVOR KING, 140 PASSAIC AVE, KEARNY, NJ 07032
Weight 3.0 LBS
Service UPS Ground
Number of Packages 1
Download the UPS mobile app`,
    says: [{ parcels: [{ tracking: '1Z410E7W0392751591', carrier: 'UPS', goods: [] }] }],
  },
  {
    title: 'Home Depot: shipped in two boxes, HTML',
    mail: `<html><body><div>Order #WA15580077 Shipped</div><p>Your items are on the way!</p>
<h3>Shipment 1 of 2</h3><p>Tracking Number <a href="https://www.fedex.com/fedextrack/?trknbr=790535312317">790535312317</a></p>
<table><tr><td>Smart Door Lock, Satin Nickel</td></tr><tr><td>Model # 7045</td></tr><tr><td>Qty 1</td></tr></table>
<h3>Shipment 2 of 2</h3><p>Tracking Number <a href="https://www.ups.com/track?tracknum=1Z5R89390357567127">1Z5R89390357567127</a></p>
<table><tr><td>LED Shop Light 4 ft. (2-Pack)</td></tr><tr><td>Model # 542</td></tr><tr><td>Qty 2</td></tr></table>
<p>homedepot.com | 1-800-466-3337</p></body></html>`,
    says: [
      {
        store: 'Home Depot',
        orderNumber: 'WA15580077',
        parcels: [
          { tracking: '790535312317', carrier: 'FEDEX', goods: [['Smart Door Lock, Satin Nickel', 1]] },
          { tracking: '1Z5R89390357567127', carrier: 'UPS', goods: [['LED Shop Light 4 ft. (2-Pack)', 2]] },
        ],
      },
    ],
  },
];
