import type { Tongue } from './topic'

/** Short conversations per language; lines alternate between the two people. */
export const chats: Readonly<Record<Tongue, readonly (readonly string[])[]>> = {
  en: [
    [
      'Hi! Did you get home all right?',
      'Yes, the last train was on time for once.',
      'Good. Same time next week?',
      'Wednesday is better for me.',
    ],
    [
      'Could you send me the link to the course you mentioned?',
      'Of course, I’ll look for it tonight.',
      'No hurry at all.',
    ],
    [
      'I tried your soup recipe.',
      'And?',
      'Two plates. Salt at the end, as ordered.',
      'I’m proud of you.',
      'Don’t tell my mother.',
    ],
    [
      'Are you coming to the photo walk?',
      'If it doesn’t rain.',
      'It won’t rain.',
      'You said that last time.',
    ],
    ['Thank you for the seedlings!', 'How are they doing?', 'One is taller than my cat.'],
    ['The second lesson is brilliant.', 'Wait until you see the fourth.', 'No spoilers!'],
  ],
  pt: [
    [
      'Olá! Chegaste bem a casa?',
      'Sim, o último comboio veio a horas.',
      'Boa. Para a semana à mesma hora?',
      'Quarta dá-me mais jeito.',
    ],
    ['Mandas-me o link do curso de que falaste?', 'Claro, procuro logo à noite.', 'Sem pressa.'],
    ['Fiz a tua sopa.', 'E então?', 'Dois pratos. Sal no fim, como mandaste.', 'Estou orgulhosa.'],
    ['Vens ao passeio de domingo?', 'Se não chover.', 'Não vai chover.', 'Disseste isso da última vez.'],
    ['Obrigado pelas mudas!', 'Como estão?', 'Uma já é maior do que o gato.'],
  ],
  es: [
    [
      '¡Hola! ¿Llegaste bien?',
      'Sí, el último tren iba puntual.',
      'Genial. ¿La semana que viene a la misma hora?',
      'Mejor el miércoles.',
    ],
    ['¿Me mandas el enlace del curso?', 'Claro, lo busco esta noche.', 'Sin prisa.'],
    ['He hecho tu sopa.', '¿Y?', 'Dos platos. Sal al final, como decías.', 'Qué orgullo.'],
    ['Gracias por los plantones.', '¿Cómo van?', 'Uno ya es más alto que el gato.'],
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
