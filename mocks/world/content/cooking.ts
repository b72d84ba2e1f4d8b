import type { Topic } from './topic'

export const cooking: Topic = {
  name: 'cooking',
  talk: {
    en: {
      tag: 'Kitchen',
      headline: ['Sourdough, soup and other slow things', 'Cooking for eleven on Sundays'],
      short: [
        'The sourdough {rose|did not rise|escaped the tin}. {Hot kitchen|Cold kitchen|New flour}, same stubborn baker. {Toast is toast|We ate it anyway}.',
        '{Lentils|Chickpeas|White beans}, {a lemon|burnt onions|a spoon of miso}, {good oil|far too much garlic}. Twenty minutes. I could live on this until {spring|Friday}.',
        'My grandmother measured in {handfuls|coffee cups|“until it looks right”}. I have finally weighed her {dumplings|fish stew|rice}: {180 grams of love|nothing adds up, and it works}.',
        'What do you do with {quinces|a kilo of lemons|green tomatoes}? {The neighbors keep leaving them at my door|The tree is not taking no for an answer}.',
        'Taught {six|nine} teenagers to make {fresh pasta|a proper omelette|bread} today. {Flour on the ceiling|Silence while they ate}. Ten out of ten.',
      ],
      long: [
        '<p>The soup I make when {somebody is ill|it rains|there is nothing in the house}:</p><ul><li>One onion, slowly, in more oil than seems polite</li><li>Two carrots, one potato, whatever green is {tired|left}</li><li>A rind of cheese, if you {save them|are lucky}</li></ul><p>Water to cover, forty minutes, salt at the <strong>end</strong>. It feeds four, or {one person with feelings|two and tomorrow’s lunch}.</p>',
        '<p>Seven things my students get wrong with {bread|rice|stock}, in order of how often I did them myself: heat, hurry, heat again, old flour, no salt, no rest, no friends to eat it.</p><p>Next class is on {Wednesday|Friday}; we start with <em>smelling</em>. Bring a jar.</p>',
      ],
      comments: [
        'Recipe, please!',
        'Marmalade. Always marmalade.',
        'I can smell it from here.',
        'Salt at the end? You have changed my life.',
        'Save me a slice.',
      ],
    },
    pt: {
      tag: 'Cozinha',
      headline: ['Pão, sopa e outras coisas lentas', 'Cozinho para onze aos domingos'],
      short: [
        'O pão {cresceu|não cresceu|fugiu da forma}. {Cozinha quente|Cozinha fria|Farinha nova}, o mesmo padeiro teimoso. {Torrada é torrada|Comeu-se na mesma}.',
        '{Lentilhas|Grão|Feijão branco}, {um limão|cebola quase queimada|uma colher de miso}, {bom azeite|alho a mais}. Vinte minutos. Vivia disto até {à primavera|sexta}.',
        'A minha avó media {às mãos-cheias|à chávena|“até parecer bem”}. Pesei finalmente {o arroz doce|a caldeirada|a feijoada} dela: {180 gramas de amor|nada bate certo e funciona}.',
        'O que fazem com {marmelos|um quilo de limões|tomates verdes}? {Os vizinhos deixam-mos à porta|A árvore não aceita um não}.',
        'Ensinei {seis|nove} adolescentes a fazer {massa fresca|uma omelete a sério|pão de queijo}. {Farinha no teto|Silêncio a comer}. Nota dez.',
      ],
      long: [
        '<p>A sopa que faço quando {alguém está doente|chove|não há nada em casa}:</p><ul><li>Uma cebola, devagar, em azeite a mais</li><li>Duas cenouras, uma batata, o verde que {sobrou|houver}</li><li>Uma casca de queijo, {se a guardaram|com sorte}</li></ul><p>Água a cobrir, quarenta minutos, sal <strong>no fim</strong>. Dá para quatro, ou {uma pessoa com saudades|dois e o almoço de amanhã}.</p>',
        '<p>Sete erros com {pão|arroz|caldo}, pela ordem em que os cometi: lume, pressa, lume outra vez, farinha velha, falta de sal, falta de descanso, falta de amigos à mesa.</p><p>Próxima aula na {quarta|sexta}; começamos por <em>cheirar</em>. Tragam um frasco.</p>',
      ],
      comments: [
        'A receita, por favor!',
        'Marmelada. Sempre marmelada.',
        'Cheira até aqui.',
        'Sal no fim? Mudaste-me a vida.',
        'Guarda-me uma fatia.',
      ],
    },
    es: {
      tag: 'Cocina',
      headline: ['Pan, sopa y otras cosas lentas', 'Los domingos cocino para once'],
      short: [
        'El pan {ha subido|no ha subido|se escapó del molde}. {Cocina caliente|Cocina fría|Harina nueva}, mismo panadero terco. {Tostada es tostada|Nos lo comimos igual}.',
        '{Lentejas|Garbanzos|Alubias}, {un limón|cebolla casi quemada|una cucharada de miso}, {buen aceite|demasiado ajo}. Veinte minutos. Viviría de esto hasta {la primavera|el viernes}.',
        'Mi abuela medía {a puñados|a tazas|«hasta que se vea bien»}. Por fin he pesado {sus empanadas|su guiso|su arroz}: {180 gramos de amor|no cuadra nada y funciona}.',
        '¿Qué hacéis con {membrillos|un kilo de limones|tomates verdes}? {Los vecinos los dejan en mi puerta|El árbol no acepta un no}.',
        'He enseñado a {seis|nueve} adolescentes a hacer {pasta fresca|una tortilla de verdad|pan}. {Harina en el techo|Silencio al comer}. Un diez.',
      ],
      long: [
        '<p>La sopa que hago cuando {alguien está enfermo|llueve|no queda nada en casa}:</p><ul><li>Una cebolla, despacio, con demasiado aceite</li><li>Dos zanahorias, una patata, lo verde que {sobre|haya}</li><li>Una corteza de queso, {si la guardáis|con suerte}</li></ul><p>Agua hasta cubrir, cuarenta minutos, sal <strong>al final</strong>.</p>',
      ],
      comments: [
        '¡La receta, por favor!',
        'Dulce de membrillo, siempre.',
        'Huele desde aquí.',
        '¿Sal al final? Me cambias la vida.',
        'Guárdame un trozo.',
      ],
    },
  },
}
