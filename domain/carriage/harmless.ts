/**
 * Words beside goods that change nothing about them: how many, for whom, of what color, stuff or brand. A description of
 * which every other word is known to fly is fine; one with further words is not, for “blasting” changes what a cap is.
 */
const words = `
  and or of for in with without on to from by at as plus also dietary healthy it is that this these those i can send we you me please want
  new used old brand big small large medium little extra short long wide heavy light nice good best cheap one two three four five six seven eight nine ten dozen half few many couple
  set pack packet box boxes carton case bottle bottles tin tins can cans jar bag bags tube roll sheet pair piece pc pcs pkg item unit kind type all assorted various mixed bulk whole single double family size sized
  lb lbs oz kg g gram gal gallon quart liter litre ml inch inches ft foot cm mm yd xl xxl xs sm lg qt watt volt amp hp
  kid kids child children boy girl man men mens woman women womens lady ladies adult toddler infant newborn teen s t m l
  mother mom mommy mum father dad granny grandma grandmother grandpa aunt auntie uncle son daughter sister brother cousin niece nephew wife husband friend relative
  home house school church work office kitchen bathroom bedroom garden yard christmas birthday wedding gift present party holiday summer winter travel
  red blue green yellow black white pink purple orange brown gray colored color plain printed floral
  cotton leather plastic wooden wood metal steel stainless iron aluminum rubber silk denim nylon wool paper cardboard ceramic porcelain
  sugar free low fat sweet hot spicy dry dried tinned canned instant organic natural original scented unscented powdered ground crushed whole
  quaker crest shea ensure irish spring dove dial colgate jergens nivea kraft campbell kellogg nestle heinz goya grace lasco nike adidas puma reebok jordan gap samsung lg sony hp dell lenovo canon epson
  apple google amazon walmart target costco macy shein temu ebay toyota honda nissan ford mazda suzuki subaru mercedes bmw
`;

/** Said beside goods, and nothing about them. */
export const harmlessWords: readonly string[] = words.split(/\s+/).filter((word) => word !== '');
