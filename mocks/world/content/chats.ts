import type { Tongue } from './topic'

/** Short conversations per language, each with its own last line; lines alternate between the two people. */
export const chats: Readonly<Record<Tongue, readonly (readonly string[])[]>> = {
  en: [
    [
      'Are you coming to the photo walk?',
      'If it doesn’t rain.',
      'It won’t rain.',
      'You said that last time.',
    ],
    [
      'The loaf is out. I kept you half.',
      'Half? You said a slice!',
      'Bring butter. Door is open until seven.',
    ],
    [
      'Do you still want basil? I have forty pots and one window.',
      'Six, if they survive the tram.',
      'I’ll pack them in a wine box. Thursday at the station?',
      'Thursday, half past five.',
    ],
    [
      'The second lesson of your course is brilliant.',
      'Wait until you see the fourth.',
      'I changed chords without stopping. Twice!',
    ],
    [
      'Could you send me the link to the course you mentioned?',
      'Of course, I’ll look for it tonight.',
      'No hurry at all, I start next week.',
    ],
    ['I tried your soup recipe.', 'And?', 'Two plates. Salt at the end, as ordered.'],
    [
      'Thank you for the seedlings!',
      'How are they doing?',
      'All nine are up, and the labels are still readable.',
    ],
    ['Did you get home all right?', 'Yes, the last train was on time for once.', 'Good. Sleep well!'],
    ['Can I borrow the tripod?', 'It is behind my door. Mind the left leg.', 'I’ll bring it back on Monday.'],
    ['Choir is at eight tomorrow.', 'Eight? It was always at seven!', 'New caretaker, new clock.'],
  ],
  pt: [
    ['Vens ao passeio de domingo?', 'Se não chover.', 'Não vai chover.', 'Disseste isso da última vez.'],
    [
      'O pão saiu agora. Guardei metade.',
      'Metade? Era só uma fatia!',
      'Traz manteiga. Estou em casa até às sete.',
    ],
    [
      'Ainda queres manjericão? Tenho quarenta vasos e uma janela.',
      'Seis, se aguentarem o elétrico.',
      'Vão numa caixa de vinho. Quinta na estação?',
      'Quinta, às cinco e meia.',
    ],
    [
      'A segunda aula do teu curso é ótima.',
      'Espera até veres a quarta.',
      'Mudei de acorde sem parar. Duas vezes!',
    ],
    [
      'Mandas-me o link do curso de que falaste?',
      'Claro, procuro logo à noite.',
      'Sem pressa, só começo para a semana.',
    ],
    ['Fiz a tua sopa.', 'E então?', 'Dois pratos. Sal no fim, como mandaste.'],
    ['Obrigado pelas mudas!', 'Como estão?', 'Pegaram as nove, e ainda se leem as etiquetas.'],
    ['Chegaste bem a casa?', 'Sim, o último comboio veio a horas.', 'Boa. Dorme bem!'],
    ['Emprestas-me o tripé?', 'Está atrás da porta. Cuidado com a perna esquerda.', 'Devolvo na segunda.'],
  ],
  es: [
    ['¿Vienes al paseo de fotos?', 'Si no llueve.', 'No va a llover.', 'Eso dijiste la última vez.'],
    [
      'El pan acaba de salir. Te guardo la mitad.',
      '¿La mitad? ¡Dijiste un trozo!',
      'Trae mantequilla. Estoy hasta las siete.',
    ],
    [
      '¿Todavía quieres albahaca? Tengo cuarenta macetas y una ventana.',
      'Seis, si aguantan el tranvía.',
      'Van en una caja de vino. ¿El jueves en la estación?',
      'El jueves, a las cinco y media.',
    ],
    [
      'La segunda lección de tu curso es genial.',
      'Espera a ver la cuarta.',
      'Cambié de acorde sin parar. ¡Dos veces!',
    ],
    [
      '¿Me mandas el enlace del curso?',
      'Claro, lo busco esta noche.',
      'Sin prisa, empiezo la semana que viene.',
    ],
    ['He hecho tu sopa.', '¿Y?', 'Dos platos. Sal al final, como decías.'],
    ['Gracias por los plantones.', '¿Cómo van?', 'Han salido los nueve y aún se leen las etiquetas.'],
    ['¿Llegaste bien a casa?', 'Sí, el último tren iba puntual.', 'Genial. ¡Que descanses!'],
    [
      '¿Me prestas el trípode?',
      'Está detrás de la puerta. Ojo con la pata izquierda.',
      'Te lo devuelvo el lunes.',
    ],
  ],
}

/** Messages of the group conversation; members write them in turn. */
export const groupChat: readonly string[] = [
  'Welcome to the Sunday walk group! Meeting point is the old mill, at nine.',
  'Bom dia a todos! Levo café.',
  '¿Alguien tiene un trípode de sobra?',
  'I have two, I’ll bring both.',
  'Se chover, fica para o outro domingo.',
  'It won’t rain. I promise.',
  '¡Perfecto! Hasta el domingo.',
]

/** Messages of the groups that a member has made, per language. */
export const groupChats: Readonly<Record<Tongue, readonly (readonly string[])[]>> = {
  en: [
    [
      'The tomatoes are labeled: four kinds.',
      'I can trade beans for two of them.',
      'Bring them on Saturday, I’ll have coffee.',
    ],
    [
      'Ten kilometers along the river this time?',
      'Yes, but slowly, please. My knee.',
      'Slowly, with two stops for photos.',
    ],
  ],
  pt: [
    [
      'Os tomates têm etiqueta: são quatro tipos.',
      'Troco feijões por dois deles.',
      'Tragam tudo no sábado, eu faço café.',
    ],
    [
      'Desta vez dez quilómetros junto ao rio?',
      'Sim, mas devagar. O meu joelho…',
      'Devagar e com duas paragens para fotografias.',
    ],
  ],
  es: [
    [
      'Los tomates llevan etiqueta: son cuatro tipos.',
      'Cambio judías por dos de ellos.',
      'Traedlo todo el sábado, yo pongo el café.',
    ],
    [
      '¿Esta vez diez kilómetros junto al río?',
      'Sí, pero despacio. Mi rodilla…',
      'Despacio y con dos paradas para hacer fotos.',
    ],
  ],
}

/** Automatic answers to a message, per language. */
export const answers: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    'Good question. Let me think about it and write to you tonight.',
    'Ha! I was about to ask you the same thing.',
    'Sounds lovely. Shall we say Thursday?',
    'Thank you for telling me!',
    'I’m in a lesson right now, more in an hour.',
  ],
  pt: [
    'Boa pergunta. Penso nisso e escrevo-te logo à noite.',
    'Ah! Ia perguntar-te o mesmo.',
    'Parece-me ótimo. Quinta-feira?',
    'Obrigado por me dizeres!',
    'Estou numa aula, já te respondo.',
  ],
  es: [
    'Buena pregunta. Lo pienso y te escribo esta noche.',
    '¡Ja! Iba a preguntarte lo mismo.',
    'Suena genial. ¿El jueves?',
    '¡Gracias por contármelo!',
    'Estoy en clase, en una hora te digo.',
  ],
}

/** Names of tags for connections, in addition to the tags of the topics. */
export const circles: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Family', 'Neighbors', 'Evening class', 'Old friends'],
  pt: ['Família', 'Vizinhos', 'Turma da noite', 'Amigos antigos'],
  es: ['Familia', 'Vecinos', 'Clase de tarde', 'Viejos amigos'],
}

/** Names of groups, per language. */
export const groupNames: Readonly<Record<Tongue, readonly string[]>> = {
  en: ['Sunday walkers', 'Book table', 'Tuesday choir', 'Seed swap', 'Repair café'],
  pt: ['Caminhada de domingo', 'Roda de leitura', 'Coro de terça', 'Troca de sementes', 'Oficina aberta'],
  es: ['Paseo del domingo', 'Mesa de lectura', 'Coro de los martes', 'Trueque de semillas', 'Taller abierto'],
}

/** Short comments that fit any post, per language. */
export const applause: Readonly<Record<Tongue, readonly string[]>> = {
  en: [
    'Lovely!',
    'Thank you for sharing this.',
    'You made my morning.',
    'Count me in.',
    'Could you write more about this?',
    'I’ve been thinking about this all day.',
  ],
  pt: [
    'Que bonito!',
    'Obrigada por partilhares.',
    'Alegraste-me a manhã.',
    'Conta comigo.',
    'Escreves mais sobre isto?',
    'Fiquei a pensar nisto o dia todo.',
  ],
  es: [
    '¡Qué bonito!',
    'Gracias por compartirlo.',
    'Me has alegrado la mañana.',
    'Cuenta conmigo.',
    '¿Escribes más sobre esto?',
    'Llevo todo el día pensándolo.',
  ],
}
