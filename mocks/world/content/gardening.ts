import type { Topic } from './topic'

export const gardening: Topic = {
  name: 'gardening',
  talk: {
    en: {
      tag: 'Garden',
      headline: ['Balcony gardener, seed swapper', 'Growing too many tomatoes since 2009'],
      short: [
        'The {tomatoes|peppers|runner beans} have finally {turned red|started climbing|forgiven me}. {Six weeks late|Not bad for a north-facing balcony}, but who is counting.',
        '{Slugs|Aphids|Blackbirds} 1, me 0. This year I am trying {copper tape|nettle tea|letting the ladybirds do it}. Ask me in {a month|two weeks} whether it works.',
        'I have {far too many|about forty} {basil|lettuce|courgette} seedlings. Anyone near {the station|the allotments|the old mill} want a few? Bring a {jar|box|crate}.',
        'Turned the compost {this morning|after the rain}. {Warm in the middle|It smells of forest}, and full of worms: the best news of the {week|month}.',
        'Question for the patient ones: prune the {fig|apple tree|climbing rose} now or wait for {the first frost|February|the leaves to fall}?',
      ],
      long: [
        '<p>Notes from {a first year|a second summer} of growing food in pots, for anyone who is about to begin:</p><ul><li>Bigger pots. Whatever you planned, <em>bigger</em>.</li><li>Water in the morning, and water the soil, never the leaves.</li><li>Sow half of what the packet says, then the other half {two|three} weeks later.</li></ul><p>And plant something only for the bees. {Borage|Thyme|Phacelia} asks for nothing.</p>',
        '<p>We opened the {school|community} garden today. {Eleven|Fourteen} children, {three|four} wheelbarrows and one very brave grandfather moved two tonnes of soil before lunch.</p><p>The {strawberries|radishes|broad beans} are in. Watering rota is on the shed door; <a href="https://example.org/garden">the plan of the beds is here</a>.</p>',
      ],
      comments: [
        'Coffee grounds. Trust me.',
        'I would take four, thank you!',
        'Wait for February.',
        'That soil looks wonderful.',
        'Mine drowned. Next year.',
      ],
    },
    pt: {
      tag: 'Horta',
      headline: ['Horta na varanda, terra nas unhas', 'Guardo sementes da minha avó'],
      short: [
        'Os {tomates|pimentos|feijões} finalmente {ficaram vermelhos|começaram a trepar|pegaram}. {Seis semanas atrasados|Nada mau para uma varanda virada a norte}.',
        '{Lesmas|Pulgões|Melros} 1, eu 0. Este ano tento {fita de cobre|chá de urtiga|deixar as joaninhas trabalhar}. Daqui a {um mês|quinze dias} conto.',
        'Tenho {demasiadas|umas quarenta} mudas de {manjericão|alface|curgete}. Alguém perto {da estação|do mercado|da praça} quer? Tragam {um frasco|uma caixa}.',
        'Virei a composteira {esta manhã|depois da chuva}. {Quente no meio|Cheira a mato} e cheia de minhocas: a melhor notícia da {semana|quinzena}.',
        'Pergunta para quem tem paciência: podo {a figueira|a macieira|a roseira} agora ou espero {pela primeira geada|por fevereiro|que caiam as folhas}?',
      ],
      long: [
        '<p>O que aprendi {no primeiro ano|no segundo verão} a plantar em vasos:</p><ul><li>Vasos maiores. <em>Ainda</em> maiores.</li><li>Regar de manhã, a terra e nunca as folhas.</li><li>Semear metade do pacote, e a outra metade {duas|três} semanas depois.</li></ul><p>E plantem alguma coisa só para as abelhas. {Borragem|Tomilho|Alecrim} não pede nada.</p>',
        '<p>Abrimos hoje a horta {da escola|comunitária}. {Onze|Catorze} crianças, {três|quatro} carrinhos de mão e um avô muito valente mudaram duas toneladas de terra antes do almoço.</p><p>Já temos {morangos|rabanetes|favas}. A escala da rega está na porta do barracão; <a href="https://example.org/horta">o mapa dos canteiros está aqui</a>.</p>',
      ],
      comments: [
        'Borra de café, confia.',
        'Eu quero quatro, obrigado!',
        'Espera por fevereiro.',
        'Que terra linda.',
        'As minhas afogaram-se. Para o ano há mais.',
      ],
    },
    es: {
      tag: 'Huerto',
      headline: ['Huerto urbano y semillas de intercambio', 'Cultivo demasiados tomates'],
      short: [
        'Los {tomates|pimientos|guisantes} por fin {se han puesto rojos|trepan|me han perdonado}. {Seis semanas tarde|Nada mal para un balcón al norte}.',
        '{Babosas|Pulgones|Mirlos} 1, yo 0. Este año pruebo {cinta de cobre|purín de ortiga|dejar trabajar a las mariquitas}. En {un mes|dos semanas} os cuento.',
        'Me sobran {muchísimos|unos cuarenta} plantones de {albahaca|lechuga|calabacín}. ¿Alguien cerca {de la estación|del mercado|del molino}? Traed {un tarro|una caja}.',
        'He volteado el compost {esta mañana|después de la lluvia}. {Caliente por dentro|Huele a bosque} y lleno de lombrices: la mejor noticia de la {semana|quincena}.',
        'Pregunta para pacientes: ¿podo {la higuera|el manzano|el rosal} ahora o espero {a la primera helada|a febrero}?',
      ],
      long: [
        '<p>Apuntes de {un primer año|un segundo verano} cultivando en macetas:</p><ul><li>Macetas más grandes. <em>Más</em>.</li><li>Regar por la mañana, la tierra y nunca las hojas.</li><li>Sembrar la mitad del sobre y la otra mitad {dos|tres} semanas después.</li></ul><p>Y plantad algo solo para las abejas: {la borraja|el tomillo|el romero} no pide nada.</p>',
      ],
      comments: [
        'Posos de café, hazme caso.',
        'Me llevo cuatro, ¡gracias!',
        'Espera a febrero.',
        'Qué buena tierra.',
        'Los míos se ahogaron. Otro año será.',
      ],
    },
  },
}
