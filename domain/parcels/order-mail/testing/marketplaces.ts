import type { SampleMail } from './sample.ts';

/** Mails of marketplaces and of shops that others run. */
export const marketplaceMails: readonly SampleMail[] = [
  {
    title: 'eBay: the number of the order stands below the goods',
    mail: `Thanks for making another purchase.

Your order details

We'll let you know when your order has shipped.

SEALED Board Game: Harbor Merchants (2nd Edition)
------------------------------------------------------

( https://www.ebay.com/vod/FetchOrderDetails?itemId=376627250001 )

Price:

*$24.50*

Item ID:

376627250001

Order number:

12-14766-50001

Seller:

game_attic ( https://www.ebay.com/ulk/usr/game_attic )

eBay Money Back Guarantee`,
    says: [
      {
        store: 'eBay',
        orderNumber: '12-14766-50001',
        parcels: [{ goods: [['SEALED Board Game: Harbor Merchants (2nd Edition)', 1, 2450]] }],
      },
    ],
  },
  {
    title: 'SHEIN: shipped, with three boxes and no goods',
    mail: `Hi Joelle,
Your SHEIN order has been shipped!
Order number: GSU1SN57100001A
Package 1
Tracking number: GFUS01011884214464
Delivery company: Gofo
Package 2
Tracking number: GFUS01011884214272
Delivery company: Gofo
Package 3
Tracking number: 9261292700768711948021
Delivery company: USPS
Estimated delivery date: Sep 15, 2026`,
    says: [
      {
        store: 'SHEIN',
        orderNumber: 'GSU1SN57100001A',
        parcels: [
          { tracking: 'GFUS01011884214464', carrier: 'GOFO', goods: [] },
          { tracking: 'GFUS01011884214272', carrier: 'GOFO', goods: [] },
          { tracking: '9261292700768711948021', carrier: 'USPS', goods: [] },
        ],
      },
    ],
  },
  {
    title: 'Temu: shipped by UPS, price and number in one line',
    mail: `From: Temu <orders@transaction.temu.com>
Subject: Order shipped and UPS tracking number is ready (Order ID: #PO-211-12622430710390001)
Your order has shipped
Order ID: PO-211-12622430710390001
UPS tracking number: 1Z XX3 150 YW 4407 002 3
Portable Blender, 380ml, Pink
$13.48 x2
Silicone Baking Mat Set
$6.97 x1
Item(s) total: $33.93
Item(s) discount: -$5.00
Shipping: FREE
Sales tax: $1.92
Order total: $30.85`,
    says: [
      {
        store: 'Temu',
        orderNumber: 'PO-211-12622430710390001',
        total: 3085,
        parcels: [
          {
            tracking: '1ZXX3150YW44070023',
            carrier: 'UPS',
            goods: [
              ['Portable Blender, 380ml, Pink', 2, 1348],
              ['Silicone Baking Mat Set', 1, 697],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'AliExpress: another currency, so there are no values',
    mail: `AliExpress
Order confirmed
Order No. 8190012345670001
LED Strip Lights 10m RGB
C$ 18.42 x1
Phone Case with Card Holder
C$ 4.10 x2
Subtotal: C$ 26.62
Total: C$ 30.08
www.aliexpress.com`,
    says: [
      {
        store: 'AliExpress',
        orderNumber: '8190012345670001',
        parcels: [
          {
            goods: [
              ['LED Strip Lights 10m RGB', 1],
              ['Phone Case with Card Holder', 2],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Etsy: as the source of a mail, quoted-printable in Latin-1',
    mail: `Return-Path: <bounce@etsy.com>
Received: from mail.etsy.com by mx.example.net; Sun, 10 May 2026 18:00:20 +0000
From: Etsy Transactions <transaction@etsy.com>
To: sample@example.net
Subject: =?ISO-8859-1?Q?Your_Etsy_Purchase_from_Caf=E9Leather_=284059120001=29?=
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="=-b1"

--=-b1
Content-Type: text/plain; charset=ISO-8859-1
Content-Transfer-Encoding: quoted-printable

Order Details
------------------------------------------------------

Shop:               Caf=E9Leather
    --------------------------------------

Transaction ID:     5072980001
Item:               Handmade Leather Wallet =96 Caf=E9 Brown
Quantity:           1
Item price:         US$52.00

Item total:         US$52.00
Shop discount:      -US$5.00
Shipping:           US$15.00
Sales tax:          US$4.34
Order total:        US$66.34

--=-b1
Content-Type: text/html; charset=ISO-8859-1
Content-Transfer-Encoding: base64

PHA+WW91ciBvcmRlciBudW1iZXIgaXMgIzQwNTkxMjAwMDEuPC9wPg==

--=-b1--
`,
    says: [
      {
        store: 'Etsy',
        orderNumber: '4059120001',
        total: 6634,
        parcels: [{ goods: [['Handmade Leather Wallet – Café Brown', 1, 5200]] }],
      },
    ],
  },
  {
    title: 'A Shopify shop: confirmed, the amount is that of all, as HTML',
    mail: `<html><body><h1>Pepperpot Supply Co.</h1><p>ORDER #SW45330</p><h2>Thank you for your purchase!</h2>
<p>Hi Ryan, we're getting your order ready to be shipped. We will notify you when it has been sent.</p>
<h3>Order summary</h3>
<table><tr><td><img></td><td><span>Cassareep, 12 oz × 3</span><br><span>Original</span></td><td><p>$26.97</p></td></tr>
<tr><td><img></td><td><span>Enamel Mug × 1</span><br><span>Green / 12 oz</span></td><td><p>$14.00</p></td></tr></table>
<table><tr><td><p>Subtotal</p></td><td><strong>$40.97</strong></td></tr><tr><td>Shipping</td><td>$7.50</td></tr>
<tr><td>Taxes</td><td>$0.00</td></tr><tr><td>Total</td><td>$48.47 USD</td></tr></table>
<h3>Customer information</h3><h4>Shipping address</h4><p>Ryan Chin<br>140 Passaic Ave<br>Mailbox 10234<br>Kearny NJ 07032<br>United States</p></body></html>`,
    says: [
      {
        orderNumber: 'SW45330',
        total: 4847,
        parcels: [
          {
            goods: [
              ['Cassareep, 12 oz', 3, 899],
              ['Enamel Mug', 1, 1400],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'A Shopify shop: on its way, as text',
    mail: `Island Bread Works
Order #1042
Your order is on the way
Your order is on the way. Track your shipment to see the delivery status.
View your order
USPS tracking number: 9400 1112 0108 0805 4830 16
Items in this shipment
Tennis Roll Baking Tin × 2
Dough Scraper × 1`,
    says: [
      {
        orderNumber: '1042',
        parcels: [
          {
            tracking: '9400111201080805483016',
            carrier: 'USPS',
            goods: [
              ['Tennis Roll Baking Tin', 2],
              ['Dough Scraper', 1],
            ],
          },
        ],
      },
    ],
  },
];
