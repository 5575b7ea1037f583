import type { SampleMail } from './sample.ts';

/** Mails of Amazon: what it writes since 2025, and the longer text from before. */
export const amazonMails: readonly SampleMail[] = [
  {
    title: 'Amazon: an order in one box, confirmed, as text',
    mail: `Your Orders
https://www.amazon.com/gp/css/order-history?ref_=fed_yo_default

    Thanks for your order, Tanisha!
Ordered

Shipped

Out for delivery

Delivered

Arriving Thursday

Tanisha - KEARNY, NJ

Order #
\u202b112-4410093-7719020\u202c

View or edit order
https://www.amazon.com/your-orders/order-details?orderID=112-4410093-7719020&ref_=p_btn_fed_veo

* Rechargeable Camping Lantern, 1000 Lumens, Green
  Quantity: 2
  18.49 USD

* Kitchen Scale, Digital, 11 lb
  Quantity: 1
  12.99 USD

Grand Total:
53.28 USD

©2026 Amazon.com, Inc. or its affiliates. Amazon and all related marks are trademarks of Amazon.com, Inc.`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '112-4410093-7719020',
        total: 5328,
        parcels: [
          {
            goods: [
              ['Rechargeable Camping Lantern, 1000 Lumens, Green', 2, 1849],
              ['Kitchen Scale, Digital, 11 lb', 1, 1299],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Amazon: one order in three boxes and a second order',
    mail: `Thanks for your order!
Arriving June 22
Devon - KEARNY, NJ
Order #
113-2203117-6645001
View or edit order
* Solar Garden Lights, Pack of 8
  Quantity: 3
  21.99 USD
Arriving tomorrow
Devon - KEARNY, NJ
Order #
113-2203117-6645001
View or edit order
* Stainless Steel Pot Set, 7 Pieces
  Quantity: 1
  64.50 USD
Arriving Wednesday
Devon - KEARNY, NJ
Order #
113-2203117-6645001
View or edit order
* Bluetooth Speaker, Waterproof, Black
  Quantity: 1
  39.99 USD
* USB-C Cable 6ft (2 Pack)
  Quantity: 4
  9.75 USD
Grand Total:
222.84 USD
Order received
Devon - KEARNY, NJ
Order #
113-9900412-0034771
View or edit order
* Baby Monitor with Camera
  Quantity: 1
  59.00 USD
Grand Total:
62.91 USD`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '113-2203117-6645001',
        total: 22284,
        parcels: [
          { goods: [['Solar Garden Lights, Pack of 8', 3, 2199]] },
          { goods: [['Stainless Steel Pot Set, 7 Pieces', 1, 6450]] },
          {
            goods: [
              ['Bluetooth Speaker, Waterproof, Black', 1, 3999],
              ['USB-C Cable 6ft (2 Pack)', 4, 975],
            ],
          },
        ],
      },
      {
        store: 'Amazon',
        orderNumber: '113-9900412-0034771',
        total: 6291,
        parcels: [{ goods: [['Baby Monitor with Camera', 1, 5900]] }],
      },
    ],
  },
  {
    title: 'Amazon: the older confirmation of two orders',
    mail: `Amazon.com Order Confirmation
Order #111-8700019-6560045
Order #111-5020060-2980850
www.amazon.com/ref=TE_tex_h
_______________________________________________________________________________________

Hello Shanice Lall,

Thank you for shopping with us. We’ll send a confirmation once your items have shipped.
=======================================================================================

Order Details
Order #111-8700019-6560045
Placed on today, May 22

     Your guaranteed delivery date is:
               Tuesday, May 26

     Your shipping speed:
               FREE Prime Delivery

     Your order will be sent to:
               Shanice Lall
               Kearny, NJ
               United States

               Heat Shrink Tubing 1" (25.4mm), 3:1 Ratio, 29 Feet Roll
               $33.99

               Sold by: Tube Shop

               Condition: New

               Rescue Tape, Self-Fusing, Black
               $24.98

               Sold by: Tape World

               Condition: New

_______________________________________________________________________________________

              Order Total: $64.72

=======================================================================================

Order #111-5020060-2980850
Placed on today, May 22

     Your order will be sent to:
               Shanice Lall
               Kearny, NJ
               United States

               2 x Silicone O-Ring 53mm, 30 Pieces, Red
               $7.90

               Sold by: Ring US

_______________________________________________________________________________________

              Order Total: $17.34`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '111-8700019-6560045',
        total: 6472,
        parcels: [
          {
            goods: [
              ['Heat Shrink Tubing 1" (25.4mm), 3:1 Ratio, 29 Feet Roll', 1, 3399],
              ['Rescue Tape, Self-Fusing, Black', 1, 2498],
            ],
          },
        ],
      },
      {
        store: 'Amazon',
        orderNumber: '111-5020060-2980850',
        total: 1734,
        parcels: [{ goods: [['Silicone O-Ring 53mm, 30 Pieces, Red', 2, 790]] }],
      },
    ],
  },
  {
    title: 'Amazon: shipped, as HTML, with its own tracking number',
    mail: `<html><head><style>.a{color:red}</style><title>Shipped</title></head><body>
<div style="display:none;max-height:0">Your package with 1 item was shipped</div>
<table><tr><td>Your package was shipped!</td></tr>
<tr><td>Arriving today</td></tr><tr><td>Rondell - KEARNY, NJ</td></tr>
<tr><td>Order # <a href="https://www.amazon.com/your-orders/order-details?orderID=114-0883930-7334630">114-0883930-7334630</a></td></tr>
<tr><td><a href="https://www.amazon.com/progress-tracker/package?orderId=114-0883930-7334630&shipmentId=Nvb2Wpw4N">Track package</a></td></tr>
<tr><td>Tracking ID: TBA300000001234</td></tr>
<tr><td><table><tr><td><img src="x.jpg"></td><td><a href="https://www.amazon.com/dp/B0000">Electric Kettle, 1.7 L</a><br>Quantity: 1<br><s>$34.99</s> $27.99</td></tr></table></td></tr>
<tr><td>Total</td><td>$29.84</td></tr></table>
<script>track('114-0883930-7334630')</script></body></html>`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '114-0883930-7334630',
        total: 2984,
        parcels: [
          { tracking: 'TBA300000001234', carrier: 'AMAZON', goods: [['Electric Kettle, 1.7 L', 1, 2799]] },
        ],
      },
    ],
  },
  {
    title: 'Amazon: the page of an order, pasted; the sums stand above the goods',
    mail: `Order placed November 20, 2026
Order # 112-4410093-7719021
Item(s) Subtotal: $30.00
Shipping & Handling: $0.00
Total before tax: $30.00
Estimated tax to be collected: $1.99
Grand Total: $31.99
Delivered Nov 22
Wireless Mouse, Silent, Gray
Sold by: TechWorld
Return window closed on Dec 22
$15.00
Buy it again
USB Hub 4-Port
Sold by: TechWorld
$15.00
Buy it again`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '112-4410093-7719021',
        total: 3199,
        parcels: [
          {
            goods: [
              ['Wireless Mouse, Silent, Gray', 1, 1500],
              ['USB Hub 4-Port', 1, 1500],
            ],
          },
        ],
      },
    ],
  },
];
