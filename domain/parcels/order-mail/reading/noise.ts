/** A line that only describes goods named before it. */
export const isDetail = (text: string): boolean => DETAILS.some((shape) => shape.test(text));

const DETAILS: readonly RegExp[] = [
  /^(?:size|colou?r|style|model|sku|item|upc|ean|condition|sold|shipped|ships|seller|fulfilled|material|length|width|height|fit|finish|flavou?r|scent|variants?|variation|option|returns?|asin|department|shop|transaction|product|web|dpci|tcin|internet|store sku|platform|capacity|storage|pattern|personali[sz]ation|part|mfr|brand|gift|pickup|ship|serial|reference|weight|dimensions?|type|language|edition)(?: (?:name|number|type|code|details|to|by|from|message))?\s?(?:#|:|no\b|id\b)/i,
  /^(?:one size|size \S+|[a-z]+ ?\/ ?[a-z0-9]+(?: ?\/ ?\S+)*)$/i,
  /^(?:(?:light|dark|bright|heather) )?(?:black|white|ivory|cream|gr[ae]y|silver|gold|red|burgundy|pink|purple|blue|navy|teal|green|olive|yellow|orange|brown|tan|beige|khaki|multi(?:-?colou?r(?:ed)?)?|assorted)$/i,
  /^(?:xs|s|m|l|xl|xxl|[2-4]xl)(?:, .+)?$/i,
];

/** A line such as `Item: Blue mug`, which does name goods. */
export const goodsNamed = (text: string): string | undefined =>
  /^(?:items?|product(?: name)?|description|title|article)\s*:\s*(?=.*\p{L}{2})(.{3,})$/iu.exec(text)?.[1];

const NOISE: readonly RegExp[] = [
  // Links to press.
  /^(?:view|track|manage|edit|cancel|change|see|visit|go|click|tap|download|open|get|shop|continue|start|write|leave|rate|review|buy|contact|need|have|learn|read|find|earn|join|follow|sign|log|print|share|refer|return|check|shopping)\b (?:orders?|your|my|the|this|packages?|shipments?|details|more|all|it|in|into|to|status|returns?|account|app|items?|now|here|online|receipt|invoice|purchase|a|an|us|or|again|on|help|questions?|any|up|with|out|through|for|site|store|product)\b/i,
  /^(?:questions?|help|unsubscribe|reorder|feedback)\b/i,
  // Greetings, and what is done.
  /^(?:thanks|thank you) for (?:your|shopping|being|the|placing|choosing|making|ordering|buying)\b/i,
  /^(?:hello|hi|hey)\b.*[,!:.]$|^(?:hello|hi|hey) \p{L}+$|^[\p{L}.' ]{2,40},$/iu,
  /^we(?:(?:'|’)(?:ve|ll|re)| have| will| are| hope| got)\b|^you(?:(?:'|’)(?:ve|ll|re)| have| will| are| can| may| saved)\b/i,
  /^your (?:orders?|packages?|shipments?|items?|purchase|delivery|receipt|account|cart|payment|estimated|guaranteed|shipping|seller)\b/i,
  /^(?:good|great|exciting) news\b|^(?:do not reply|begin forwarded|-+ ?forwarded|on .{6,60} wrote:)/i,
  /^(?:please|if you|this (?:e-?mail|message|order|is)|as soon|here(?:'|’)s (?:your|what)|here (?:is|are)|just (?:so|now)|now just|note:)\b/i,
  /^(?:ordered|shipped|out for delivery|delivered|in transit|on (?:the|its) way|packed|processing|preparing.*|pre-?transit|label created|completed|pending|confirmed|ready to ship|waiting to be shipped|status|summary|items?(?: \(?\d+\)?)?|products?|description|details|qty|quantity|price|total|amount|carrier|service|condition|standard|expedited|express|ground|economy|free|n\/a|none|new|in stock|back ?ordered|gift|home|account|my account|orders|men|women|kids|deals|sale|buy again|item|each|shop|or|and|by|to|from)[ :.!]*$/i,
  /^(?:order|shipping|shipment|delivery|package|product|payment|billing|contact|customer|purchase|item|tracking) (?:received|placed|confirmed|confirmation|date|details?|summary|status|info(?:rmation)?|method|options?|time|update|history|notes?)\b/i,
  /^(?:placed on|order placed|purchased on|arriv(?:es|ing|al)|get it (?:by|on)|expected|estimated|est\.|scheduled|delivery (?:by|date|estimate|window|est)|ship(?:s|ped|ping)? (?:by|via|on|speed|from|date|to|with)|deliver(?:s|ed|y) to|sold by|free (?:shipping|returns|delivery|standard)|deliver(?:s|ed|y) ?:|ship(?:s|ped|ping)? ?:|from:|to:|date:|sent:|subject:|cc:|reply-to:)/i,
  /^(?:©|\(c\)|copyright\b|privacy (?:policy|notice)|terms (?:of|and|&)|conditions of|unless otherwise|follow us|facebook|instagram|twitter|tiktok|pinterest|youtube|customer (?:service|care|support)|1-8\d\d|p\.?o\.? box)/i,
  /\b(?:all rights reserved|unsubscribe|privacy policy|terms of (?:use|service)|view (?:in|this email in) (?:your )?browser|as a web ?page)\b/i,
  // Days and counts.
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[.,] /i,
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}\b/i,
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:,? \d{4})?$/i,
  /^returns? (?:window|policy|eligible|by|until|within)\b/i,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|^(?:today|tomorrow)\b/i,
  /^\d+ (?:[\p{L}&,' -]{0,60} )?items?\b/iu,
  // Stores and carriers.
  /^(?:amazon|walmart|ebay|target|best buy|etsy|nike|temu|shein|apple|gap|old navy|macy(?:'|’)s|the home depot|aliexpress)(?:\.com)?[ ,:.]*$/i,
  /^(?:usps|ups|fedex|dhl|ontrac|lasership)(?: (?:ground|home|2|two|next|express|priority|first|advantage|smartpost|surepost|international|worldwide|ecommerce|delivery|economy|air|standard|overnight|mail|day)\b.*)?[ :®™]*$/i,
  // Addresses.
  /^(?:mailbox|suite|apt|attn)\b\.?:?\s*#?\s*\w{0,3}\d+/i,
  /^\d{1,6} [\p{L}0-9 .'-]{2,40}\b(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|way|ct|court|pl|place|pkwy|hwy|highway|terrace|ter|cir)\b\.?/iu,
  /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/,
  /^\p{Lu}[\p{L} .'-]+ - \p{Lu}[\p{L} .'-]+, [A-Z]{2}\b/u,
  /^\p{Lu}[\p{L} .'-]+, [A-Z]{2}$/u,
  /^(?:united states|usa|u\.s\.a?\.?|guyana|jamaica|canada|trinidad(?: and tobago)?|barbados|new jersey)(?: of america)?$/i,
  /\S@\S+\.\S|^(?:https?:|www\.)/i,
  /^[\d\s().+-]{7,}$/,
];

/** At least six words and the end of a sentence. */
const isSentence = (text: string): boolean => /[.!?:]$/.test(text) && text.split(' ').length >= 6;

/** A line that says nothing about which goods there are. */
export const isNoise = (text: string): boolean => isSentence(text) || NOISE.some((shape) => shape.test(text));

/** After these the mail advertises other goods, with prices. */
export const startsAdvertising = (text: string): boolean =>
  /^(?:you (?:may|might) (?:also )?(?:like|love|enjoy)|recommended|recommendations|customers (?:who|also)|inspired by|sponsored|perfect pairings|more (?:to love|items|for you|like)|complete (?:the|your) look|trending|top picks|based on your|frequently bought|deals (?:for|you)|related (?:items|products)|people also|pair it with|goes well with|don(?:'|’)t miss|similar items|picked for you|keep shopping|shop more|new arrivals)\b/i.test(
    text,
  );

/** After these the mail speaks of what was ordered again. */
export const endsAdvertising = (text: string): boolean =>
  /^(?:order (?:summary|details|total)|payment (?:summary|details)|items? (?:in (?:this|your)|ordered|shipped)|shipment \d|package \d)/i.test(
    text,
  );

/** What follows is who gets it: a name, which would look like goods. */
export const leadsToName = (text: string): boolean =>
  /^(?:(?:ship(?:ping|ped|s)?|deliver(?:y|s|ed|ing)?|sent|sold|bill(?:ing|ed)?)(?: to| address)|recipient|customer|your order will be sent to|buyer) ?:?$/i.test(
    text,
  );

/** After these, goods are listed, each after a sign. */
export const startsList = (text: string): boolean =>
  /^(?:items? (?:in (?:this|your)|shipped|ordered|included)|what(?:'|’)?s (?:in|inside)|contents|in (?:this|your) (?:package|shipment|order|box)|this (?:package|shipment|box) (?:contains|includes)|products? (?:ordered|shipped|in))\b.{0,60}$/i.test(
    text,
  );
