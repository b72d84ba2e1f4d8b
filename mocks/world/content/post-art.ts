import type { ArtName } from '../../pictures/art'

/**
 * Pictures of the posts of each topic, with words of the texts that they fit, in three languages. A text without any of
 * these words gets the picture of its topic.
 */
const arts: Readonly<Record<string, readonly (readonly [art: ArtName, words: RegExp])[]>> = {
  music: [
    ['chords', /barre chord|pestana|cejilla|7\/8|choro/i],
    ['piano', /piano|choir|coro|alto line|voz|silence|silêncio|silencio|scales|escalas/i],
  ],
  gardening: [
    ['compost', /compost/i],
    ['seedlings', /seedling|mudas|plantones|tomat|in pots|vasos|macetas/i],
    ['herbs', /nettle|urtiga|ortiga|copper|cobre/i],
  ],
  cooking: [
    ['loaf', /bread|sourdough|pão|\bpan\b/i],
    ['lemons', /lemon|limões|limones|quince|marmelo|membrillo/i],
    ['soup', /soup|sopa|lentil|lentej|chickpea|grão|garbanzo|beans|feijão|alubia/i],
  ],
  programming: [
    ['webpage', /web page|página/i],
    ['laptops', /evening class|turma|clase|library|biblioteca|student|alumn/i],
  ],
  photography: [
    ['fog', /fog on|neblina|nevoeiro|niebla|first light|primeira luz|primera luz/i],
    ['film', /developed|revelei|revelado|film/i],
    ['street', /street|\brua\b|calle|photo walk|passeio|paseo|bus stop|paragem/i],
  ],
  languages: [
    ['books', /novel|comic|romance|newspaper|jornal|dictionar|dicionár|diccionar/i],
    ['dialogue', /exchange|intercâmbio|intercambio|accent|sotaque|acento|word of|palavra|palabra/i],
  ],
}

/** Names what the picture of a post shows. */
export const artOf = (topic: string, text: string): string =>
  arts[topic]?.find(([, words]) => words.test(text))?.[0] ?? topic
