import type { Topic } from './topic'

export const music: Topic = {
  name: 'music',
  talk: {
    en: {
      tag: 'Music',
      headline: [
        'Cellist, teacher, slow learner of jazz',
        'I teach guitar to people who think it is too late',
      ],
      short: [
        '{Third week|Fifth week|Day forty} of practicing scales with a metronome. {Boring as rain|Surprisingly calming}, and my {left hand|timing|intonation} has never been better.',
        'Does anyone have a trick for {the barre chord in bar twelve|singing the alto line without drifting|counting 7/8}? I have tried {slow practice|humming it first|clapping it} and still {lose it|rush} every time.',
        '{Our choir|The string quartet|My students} played for {the care home|the school fair|the library} yesterday. Somebody in the {second row|back} knew every word. That is why we do this.',
        'Restrung the {old mandolin|twelve-string|classical guitar} tonight. {Two hours|A whole evening} for an instrument nobody asked to hear, and I would do it again.',
        'Listening suggestion for {a grey morning|the train home|washing up}: anything recorded {before 1965|in one take|in somebody’s kitchen}. You can hear the {chairs creak|room breathe}.',
      ],
      long: [
        '<p>{A student|My neighbor|A colleague} asked me how long it takes to learn the {piano|violin|guitar}. I never know what to say, so I wrote down what I wish somebody had told me:</p><ul><li>Ten minutes a day beat two hours on Sunday.</li><li>Record yourself once a week and <strong>do not</strong> listen until the month is over.</li><li>Play with other people long before you feel ready.</li></ul><p>The rest is patience, and {a decent chair|a forgiving neighbor|tea}.</p>',
        '<p>We changed the way our {ensemble|band|choir} rehearses and it has helped more than any new piece.</p><ol><li>Five minutes of silence, instruments in hand.</li><li>The hardest four bars first, while everybody is fresh.</li><li>One piece right through, no stopping, whatever happens.</li></ol><p>Try it for {three|four} evenings and tell me whether I am imagining things.</p>',
      ],
      comments: [
        'Slow it down until it is almost silly. It works.',
        'I’d have loved to be there!',
        'What strings do you use?',
        'Play us a recording, please.',
        'The metronome and I are not on speaking terms.',
      ],
    },
    pt: {
      tag: 'Música',
      headline: ['Violonista de domingo, professora durante a semana', 'Toco, ensino e afino o que aparecer'],
      short: [
        '{Terceira semana|Dia trinta|Um mês} a estudar escalas com o metrónomo. {Dá sono|Faz bem à cabeça}, mas a {mão esquerda|afinação|pulsação} agradece.',
        'Alguém tem um truque para {a pestana no compasso doze|não desafinar na segunda voz|contar o 7/8}? Já tentei {devagar|cantar antes|bater palmas} e {continuo a correr|perco-me sempre}.',
        'O {coro|quarteto|grupo de alunos} tocou ontem {no lar|na feira da escola|na biblioteca}. Uma senhora {na segunda fila|lá do fundo} sabia a letra inteira. É por isto que vale a pena.',
        'Troquei as cordas {do cavaquinho|da guitarra|do violão velho}. {Duas horas|Uma noite inteira} para um instrumento que ninguém pediu para ouvir.',
        'Roda de choro {no sábado|na sexta-feira}, {às 17h|ao fim da tarde}. {Venham com instrumento|Tragam uma cadeira} e sem vergonha.',
      ],
      long: [
        '<p>{Um aluno|Uma vizinha|Um colega} perguntou-me quanto tempo leva a aprender {piano|violino|violão}. Escrevi o que gostava que me tivessem dito:</p><ul><li>Dez minutos por dia valem mais do que duas horas ao domingo.</li><li>Grave-se uma vez por semana e <strong>não ouça</strong> antes do fim do mês.</li><li>Toque com outras pessoas muito antes de se sentir pronto.</li></ul><p>O resto é paciência e {uma boa cadeira|vizinhos compreensivos|café}.</p>',
        '<p>Mudámos a forma de ensaiar e o {coro|grupo} nunca soou tão bem.</p><ol><li>Cinco minutos de silêncio.</li><li>Os quatro compassos mais difíceis primeiro.</li><li>Uma música do princípio ao fim, sem parar.</li></ol><p>Experimentem {três|quatro} ensaios e contem-me.</p>',
      ],
      comments: [
        'Mais devagar, até parecer ridículo. Resulta sempre.',
        'Que pena não ter podido ir!',
        'Que cordas usas?',
        'Queremos ouvir uma gravação.',
        'Eu e o metrónomo estamos de relações cortadas.',
      ],
    },
    es: {
      tag: 'Música',
      headline: ['Guitarrista tardía y muy contenta', 'Doy clases de piano en un cuarto piso sin ascensor'],
      short: [
        '{Tercera semana|Día treinta|Un mes} de escalas con metrónomo. {Aburrido|Curiosamente relajante}, pero {la mano izquierda|la afinación|el pulso} lo nota.',
        '¿Algún truco para {la cejilla del compás doce|no perder la segunda voz|contar un 7/8}? He probado {despacio|cantándolo antes|con palmas} y {me acelero|me pierdo} siempre.',
        'El {coro|cuarteto|grupo de alumnos} tocó ayer en {la residencia|la biblioteca|la plaza}. Un señor {de la segunda fila|del fondo} se sabía toda la letra. Por eso lo hacemos.',
        'He cambiado las cuerdas {del laúd|de la guitarra vieja|del ukelele}. {Dos horas|Toda la tarde} para un instrumento que nadie pidió escuchar.',
        'Para {una mañana gris|el tren de vuelta|fregar los platos}: cualquier disco grabado {en una sola toma|antes de 1965|en una cocina}. Se oye {crujir la silla|respirar la sala}.',
      ],
      long: [
        '<p>{Un alumno|Una vecina|Un compañero} me preguntó cuánto se tarda en aprender {piano|violín|guitarra}. Esto es lo que me habría gustado oír:</p><ul><li>Diez minutos al día valen más que dos horas el domingo.</li><li>Grábate una vez por semana y <strong>no lo escuches</strong> hasta fin de mes.</li><li>Toca con otros mucho antes de sentirte preparado.</li></ul><p>Lo demás es paciencia y {una buena silla|vecinos comprensivos}.</p>',
      ],
      comments: [
        'Más despacio, hasta que dé risa. Funciona.',
        '¡Qué pena habérmelo perdido!',
        '¿Qué cuerdas usas?',
        'Queremos oír una grabación.',
        'El metrónomo y yo no nos hablamos.',
      ],
    },
  },
}
