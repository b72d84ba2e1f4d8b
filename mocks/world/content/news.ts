import type { ArtName } from '../../pictures/art'
import type { Tongue } from './topic'

/** A hand-written post at the top of Ana’s feed. */
export interface News {
  /** Topic that its author likes. */
  topic: string
  /** Age in minutes. */
  age: number
  likes: number
  /** What its picture shows; undefined for a post without one. */
  art?: ArtName
  hasVideo?: boolean
  text: Readonly<Record<Tongue, string>>
  comments: Readonly<Record<Tongue, readonly string[]>>
}

const none = { en: [], pt: [], es: [] } as const

/** The newest posts by connections of Ana, newest first. Each is by somebody else. */
export const news: readonly News[] = [
  {
    topic: 'cooking',
    age: 6,
    likes: 14,
    art: 'loaf',
    text: {
      en: 'First loaf in the new kitchen. The oven runs hot, the crust is louder than ever, and the crumb forgave me everything.',
      pt: 'Primeiro pão na cozinha nova. O forno é mais quente do que parece, a casca canta mais alto do que nunca e o miolo perdoou tudo.',
      es: 'Primer pan en la cocina nueva. El horno calienta de más, la corteza canta como nunca y la miga me lo ha perdonado todo.',
    },
    comments: {
      en: ['That crumb! How long did it rest?', 'Fourteen hours in the fridge. It was too cold to hurry.'],
      pt: [
        'Que miolo! Quanto tempo descansou?',
        'Catorze horas no frigorífico. Estava frio demais para ter pressa.',
      ],
      es: ['¡Qué miga! ¿Cuánto reposó?', 'Catorce horas en la nevera. Hacía demasiado frío para correr.'],
    },
  },
  {
    topic: 'gardening',
    age: 19,
    likes: 9,
    art: 'seedlings',
    text: {
      en: 'The window sill is full: ten pots, four kinds of tomato and one label that I can no longer read. Swap on Saturday?',
      pt: 'O parapeito está cheio: dez vasos, quatro tipos de tomate e uma etiqueta que já não consigo ler. Troca no sábado?',
      es: 'El alféizar está lleno: diez macetas, cuatro tipos de tomate y una etiqueta que ya no sé leer. ¿Trueque el sábado?',
    },
    comments: {
      en: ['I have peppers to trade.', 'The mystery pot is mine, please.'],
      pt: ['Tenho pimentos para trocar.', 'O vaso misterioso é meu, por favor.'],
      es: ['Tengo pimientos para cambiar.', 'La maceta misteriosa, para mí.'],
    },
  },
  {
    topic: 'music',
    age: 33,
    likes: 21,
    hasVideo: true,
    text: {
      en: 'We played the little waltz from start to end for the first time. The dog sings on the last chord; we are leaving that in.',
      pt: 'Tocámos a pequena valsa do princípio ao fim pela primeira vez. O cão canta no último acorde, e assim vai ficar.',
      es: 'Por primera vez tocamos el pequeño vals de principio a fin. El perro canta en el último acorde, y ahí se queda.',
    },
    comments: {
      en: ['The dog is in tune!', 'Which key is this in?', 'A minor, until the dog comes in.'],
      pt: ['O cão está afinado!', 'Em que tom é?', 'Lá menor, até o cão entrar.'],
      es: ['¡El perro afina!', '¿En qué tonalidad está?', 'La menor, hasta que entra el perro.'],
    },
  },
  {
    topic: 'photography',
    age: 52,
    likes: 17,
    art: 'fog',
    text: {
      en: 'Ten past six, the river, one boat. I took two pictures and then just stood there.',
      pt: 'Seis e dez, o rio, um barco. Tirei duas fotografias e depois fiquei só a olhar.',
      es: 'Las seis y diez, el río, una barca. Hice dos fotos y luego me quedé mirando.',
    },
    comments: {
      en: ['Worth the alarm clock.'],
      pt: ['Valeu o despertador.'],
      es: ['Valió el despertador.'],
    },
  },
  {
    topic: 'languages',
    age: 84,
    likes: 12,
    art: 'dialogue',
    text: {
      en: 'My conversation table was four people and five languages tonight. Nobody finished a sentence, everybody understood the joke.',
      pt: 'Hoje a mesa de conversa foram quatro pessoas e cinco línguas. Ninguém acabou uma frase e todos perceberam a piada.',
      es: 'Hoy la mesa de conversación fueron cuatro personas y cinco idiomas. Nadie acabó una frase y todos entendieron el chiste.',
    },
    comments: {
      en: ['May I bring my terrible French next week?', 'Terrible French gets the best chair.'],
      pt: ['Posso levar o meu péssimo francês para a semana?', 'O péssimo francês tem a melhor cadeira.'],
      es: ['¿Puedo llevar mi pésimo francés la semana que viene?', 'El pésimo francés tiene la mejor silla.'],
    },
  },
  {
    topic: 'programming',
    age: 128,
    likes: 23,
    art: 'laptops',
    text: {
      en: 'Two students, 74 and 78, built a page that tells them which bus comes next. They tested it by missing one.',
      pt: 'Duas alunas, de 74 e 78 anos, fizeram uma página que diz qual é o próximo autocarro. Testaram-na perdendo um.',
      es: 'Dos alumnas, de 74 y 78 años, han hecho una página que dice qué autobús llega. La probaron perdiendo uno.',
    },
    comments: {
      en: ['Best test plan I have seen this year.', 'Is it for all lines? Asking for the 28.'],
      pt: ['O melhor plano de testes deste ano.', 'É para todas as linhas? Pergunto pelo 28.'],
      es: ['El mejor plan de pruebas del año.', '¿Sirve para todas las líneas? Pregunto por la 28.'],
    },
  },
  {
    topic: 'gardening',
    age: 176,
    likes: 19,
    text: {
      en: '<p>What I would tell anybody who starts with a balcony, after eleven summers of mistakes:</p><ul><li><strong>Measure the light first.</strong> Put a chair out and note when it is in the sun. Four hours are enough for herbs, six for tomatoes.</li><li><strong>Buy soil, not pots.</strong> A yogurt bucket with holes grows the same bean as a terracotta vase.</li><li><strong>Water in the morning</strong>, slowly, until it runs out below. Then leave it alone for two days.</li></ul><p>And plant one thing that you do not eat. Mine is a sweet pea; it has never fed anybody, and it is the reason why I go out there before coffee.</p>',
      pt: '<p>O que eu diria a quem começa com uma varanda, depois de onze verões de erros:</p><ul><li><strong>Primeiro, medir a luz.</strong> Ponha uma cadeira lá fora e anote quando apanha sol. Quatro horas chegam para as ervas, seis para os tomates.</li><li><strong>Comprar terra, não vasos.</strong> Um balde furado dá o mesmo feijão que um vaso de barro.</li><li><strong>Regar de manhã</strong>, devagar, até escorrer por baixo. Depois, dois dias de paz.</li></ul><p>E plante uma coisa que não se come. A minha é uma ervilha-de-cheiro: nunca alimentou ninguém e é por ela que saio antes do café.</p>',
      es: '<p>Lo que le diría a quien empieza con un balcón, tras once veranos de errores:</p><ul><li><strong>Primero, medir la luz.</strong> Saca una silla y apunta cuándo le da el sol. Cuatro horas bastan para las hierbas, seis para los tomates.</li><li><strong>Compra tierra, no macetas.</strong> Un cubo con agujeros da la misma judía que una vasija de barro.</li><li><strong>Riega por la mañana</strong>, despacio, hasta que salga por debajo. Luego, dos días de paz.</li></ul><p>Y planta algo que no se coma. Lo mío es un guisante de olor: nunca ha alimentado a nadie y por él salgo antes del café.</p>',
    },
    comments: {
      en: ['The chair trick is so simple. Doing it tomorrow.', 'Eleven summers in three lines. Saved.'],
      pt: ['O truque da cadeira é tão simples. Faço-o amanhã.', 'Onze verões em três linhas. Guardado.'],
      es: ['Lo de la silla es tan simple. Mañana lo hago.', 'Once veranos en tres líneas. Guardado.'],
    },
  },
  {
    topic: 'cooking',
    age: 240,
    likes: 8,
    art: 'kitchen',
    text: {
      en: 'My grandmother on kneading: “Stop when it feels like your earlobe.” I have a degree in chemistry and know no better measure.',
      pt: 'A minha avó sobre amassar: “Para quando parecer o lóbulo da orelha.” Tenho um curso de química e não conheço medida melhor.',
      es: 'Mi abuela sobre amasar: «Para cuando parezca el lóbulo de la oreja». Estudié química y no conozco mejor medida.',
    },
    comments: {
      en: ['Mine said the same, in another language.', 'Mine said cheek. Her bread was softer.'],
      pt: ['A minha dizia o mesmo, noutra língua.', 'A minha dizia bochecha. O pão era mais macio.'],
      es: ['La mía decía lo mismo, en otro idioma.', 'La mía decía mejilla. Su pan era más tierno.'],
    },
  },
  {
    topic: 'music',
    age: 325,
    likes: 11,
    art: 'chords',
    text: {
      en: 'Wrote out the chords for Sunday, so nobody has to squint at my phone again. G, Em, C, D all the way; the bridge stays on Em twice as long as you expect.',
      pt: 'Passei os acordes de domingo a limpo, para ninguém ter de ler no meu telefone. G, Em, C, D até ao fim; a ponte fica em Em o dobro do que se espera.',
      es: 'He pasado a limpio los acordes del domingo, para que nadie tenga que leer en mi móvil. G, Em, C, D todo el rato; el puente se queda en Em el doble de lo que esperas.',
    },
    comments: {
      en: ['Printed two. One for the piano.'],
      pt: ['Imprimi duas. Uma é para o piano.'],
      es: ['He impreso dos. Una para el piano.'],
    },
  },
  {
    topic: 'photography',
    age: 430,
    likes: 15,
    art: 'street',
    text: {
      en: 'A lens, a street, thirty days. Day nine: I have begun to see who opens first.',
      pt: 'Uma lente, uma rua, trinta dias. Dia nove: já sei quem abre primeiro.',
      es: 'Un objetivo, una calle, treinta días. Día nueve: ya sé quién abre primero.',
    },
    comments: none,
  },
  {
    topic: 'languages',
    age: 545,
    likes: 6,
    art: 'books',
    text: {
      en: 'Four novels on the table, none of them in my own language. I am allowed the dictionary only on page one.',
      pt: 'Quatro romances na mesa, nenhum na minha língua. Só posso usar o dicionário na primeira página.',
      es: 'Cuatro novelas en la mesa, ninguna en mi idioma. Solo me permito el diccionario en la primera página.',
    },
    comments: {
      en: ['Which one first?'],
      pt: ['Qual é a primeira?'],
      es: ['¿Cuál va primero?'],
    },
  },
  {
    topic: 'cooking',
    age: 660,
    likes: 10,
    art: 'soup',
    text: {
      en: 'White beans, a carrot, the rind of the cheese, forty minutes. Salt at the end. That is the whole recipe, and it feeds five.',
      pt: 'Feijão branco, uma cenoura, a casca do queijo, quarenta minutos. Sal no fim. É a receita toda e dá para cinco.',
      es: 'Alubias blancas, una zanahoria, la corteza del queso, cuarenta minutos. Sal al final. Esa es la receta, y da para cinco.',
    },
    comments: {
      en: ['Made it, doubled it, nothing left.', 'The rind is the secret.'],
      pt: ['Fiz, dobrei, não sobrou nada.', 'A casca é o segredo.'],
      es: ['La hice, la doblé, no quedó nada.', 'La corteza es el secreto.'],
    },
  },
]
