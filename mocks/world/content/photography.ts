import type { Topic } from './topic'

export const photography: Topic = {
  name: 'photography',
  talk: {
    en: {
      tag: 'Photo',
      headline: ['Film, fog and early trains', 'Portraits of people who hate being photographed'],
      short: [
        'Up at {five|half past four} for {the fog on the river|first light at the harbour|the empty market}. {Two frames|One frame} worth keeping. A good morning.',
        '{One lens|One roll|One street} for {the whole month|thirty days}: that is the exercise. {Week two|Day ten} and I have started to see {doorways|hands|shadows} everywhere.',
        'Developed the {roll from the mountains|film I forgot in the drawer|first roll in my own sink}. {Scratched, uneven, perfect|Half of it is fogged, and I love the other half}.',
        'Portrait tip nobody told me: ask about {their first job|their grandmother|the last song they sang}, then wait {three seconds|one breath} after they stop talking.',
        'Is anybody up for a photo walk on {Saturday|Sunday} along {the canal|the tram line|the old walls}? Phones are welcome; {opinions about brands|tripods} are not.',
      ],
      long: [
        '<p>My {evening class|workshop} asked for one page on light. This is the page:</p><ul><li><strong>Where does it come from?</strong> One window is worth more than four lamps.</li><li><strong>How big is it?</strong> A cloud is the largest softbox there is.</li><li><strong>What does it leave out?</strong> Shadow is where the picture lives.</li></ul><p>{Print it, pin it up, then forget it|Everything else is practice}.</p>',
        '<p>A year of photographing {the same tree|the same bus stop|my own table} every {Monday|morning}: fifty-two pictures, and the subject turned out to be <em>the weather in me</em>.</p><p>Choose something dull that you pass each day. Do not move it. Do not tidy it. {Begin tomorrow|Begin today}.</p>',
      ],
      comments: [
        'The second one. No doubt.',
        'What film is this?',
        'I am in for the walk!',
        'That shadow does all the work. Lovely.',
        'You make me want to get up early. Almost.',
      ],
    },
    pt: {
      tag: 'Fotografia',
      headline: ['Filme, neblina e comboios cedo', 'Retratos de quem não gosta de ser fotografado'],
      short: [
        'De pé às {cinco|quatro e meia} por causa {da neblina no rio|da primeira luz no cais|do mercado vazio}. {Duas imagens|Uma imagem} que ficam. Boa manhã.',
        '{Uma lente|Um rolo|Uma rua} para {o mês inteiro|trinta dias}: é esse o exercício. {Segunda semana|Décimo dia} e já vejo {portas|mãos|sombras} em todo o lado.',
        'Revelei {o rolo da serra|o filme esquecido na gaveta|o primeiro rolo no meu lava-loiça}. {Riscado, desigual, perfeito|Metade velou, a outra metade é minha}.',
        'Dica de retrato: pergunte {pelo primeiro emprego|pela avó|pela última música que cantou} e espere {três segundos|uma respiração} depois do silêncio.',
        'Alguém alinha num passeio fotográfico no {sábado|domingo} {pelo canal|pela linha do elétrico|pelas muralhas}? Telemóveis são bem-vindos.',
      ],
      long: [
        '<p>A turma da {noite|oficina} pediu-me uma página sobre luz. Aqui está:</p><ul><li><strong>De onde vem?</strong> Uma janela vale mais do que quatro candeeiros.</li><li><strong>De que tamanho é?</strong> Uma nuvem é o maior difusor que existe.</li><li><strong>O que deixa de fora?</strong> É na sombra que a fotografia vive.</li></ul><p>{Imprimam, colem na parede e esqueçam|O resto é prática}.</p>',
        '<p>Um ano a fotografar {a mesma árvore|a mesma paragem|a minha mesa} todas as {segundas|manhãs}: cinquenta e duas imagens, e afinal o assunto era <em>o tempo que fazia em mim</em>.</p><p>Escolham uma coisa banal. Não a arrumem. {Comecem amanhã|Comecem hoje}.</p>',
      ],
      comments: [
        'A segunda, sem dúvida.',
        'Que filme é este?',
        'Eu vou ao passeio!',
        'Essa sombra faz o trabalho todo. Linda.',
        'Quase me dá vontade de acordar cedo.',
      ],
    },
    es: {
      tag: 'Fotografía',
      headline: ['Película, niebla y trenes tempranos', 'Retrato a quien odia las fotos'],
      short: [
        'En pie a las {cinco|cuatro y media} por {la niebla del río|la primera luz del puerto|el mercado vacío}. {Dos fotos|Una foto} que valen. Buena mañana.',
        '{Un objetivo|Un carrete|Una calle} para {todo el mes|treinta días}: ese es el ejercicio. {Segunda semana|Décimo día} y ya veo {puertas|manos|sombras} por todas partes.',
        'He revelado {el carrete de la sierra|la película olvidada|el primer carrete en mi fregadero}. {Rayado, desigual, perfecto|Media película velada y la otra media preciosa}.',
        'Truco de retrato: pregunta por {su primer trabajo|su abuela|la última canción que cantó} y espera {tres segundos|una respiración}.',
        '¿Paseo fotográfico el {sábado|domingo} por {el canal|las murallas|la vía del tranvía}? Los móviles son bienvenidos.',
      ],
      long: [
        '<p>La clase {de la tarde|del taller} me pidió una página sobre la luz. Aquí está:</p><ul><li><strong>¿De dónde viene?</strong> Una ventana vale más que cuatro lámparas.</li><li><strong>¿De qué tamaño es?</strong> Una nube es el mayor difusor que existe.</li><li><strong>¿Qué deja fuera?</strong> En la sombra vive la foto.</li></ul><p>{Imprimidla y olvidadla|Lo demás es práctica}.</p>',
      ],
      comments: [
        'La segunda, sin duda.',
        '¿Qué película es?',
        '¡Me apunto al paseo!',
        'Esa sombra hace todo el trabajo.',
        'Casi me dan ganas de madrugar.',
      ],
    },
  },
}
