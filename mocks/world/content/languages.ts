import type { Topic } from './topic'

export const languages: Topic = {
  name: 'languages',
  talk: {
    en: {
      tag: 'Languages',
      headline: [
        'Teacher of English, student of everything else',
        'Five languages, all of them with mistakes',
      ],
      short: [
        'Word of the {day|week}: Portuguese “{desenrascar|saudade|madrugada|cafuné}”. {No single English word will do|I needed three sentences to explain it in class}.',
        'Dreamt in {Portuguese|Spanish|Catalan} for the first time. I was {late for a train|arguing about soup|winning at cards}, and my grammar was {perfect|terrible}.',
        'Language exchange {tonight|on Thursday} at {the library|the tea room|the old cinema}: half an hour in each language, {mistakes are free|biscuits on the table}.',
        'How do you remember {irregular verbs|the subjunctive|der, die, das}? I {sing them|put them on the fridge|write them on my hand}, and {still|somehow} it works.',
        '{Read|Finished} my first {novel|comic|newspaper} in {Spanish|Portuguese|Italian} without a dictionary. I missed {half|a third} of it and enjoyed {all of it|every page}.',
      ],
      long: [
        '<p>Three months, one new language, a full-time job: this is the timetable that {survived|I kept}.</p><ol><li><strong>Morning:</strong> ten minutes of listening before the news.</li><li><strong>Lunch:</strong> one sentence, written by hand, about something true.</li><li><strong>Evening:</strong> speak to a person. {Any person|Even badly}.</li></ol><p>No streaks, no points. If I miss a day, {the language will still be there|I start again}.</p>',
        '<p>My class asked which accent is the <em>correct</em> one. We spent the hour listening to {eleven|nine} of them and voting for the most beautiful.</p><p>The winner was {a fisherman from Olhão|a bus driver from Recife|a grandmother from Galway}. <a href="https://example.org/accents">The recordings are here</a>.</p>',
      ],
      comments: [
        'Sing them, it really works.',
        'I’ll be there on Thursday!',
        'My favorite word in the world.',
        'Half of it is plenty.',
        'What did you read?',
      ],
    },
    pt: {
      tag: 'Línguas',
      headline: ['Professora de português, aluna de tudo o resto', 'Cinco línguas, todas com erros'],
      short: [
        'Palavra {do dia|da semana}: o inglês “{serendipity|wanderlust|cosy}”. {Não há uma só palavra nossa|Precisei de três frases para a explicar na aula}.',
        'Sonhei em {inglês|espanhol|francês} pela primeira vez. Estava {atrasado para o comboio|a discutir sopa|a ganhar às cartas} e a gramática era {perfeita|péssima}.',
        'Tandem de línguas {hoje|na quinta} {na biblioteca|no salão de chá|no cinema velho}: meia hora em cada língua, {errar é grátis|há bolachas}.',
        'Como decoram {os verbos irregulares|o conjuntivo|os artigos alemães}? Eu {canto-os|colo-os no frigorífico|escrevo-os na mão} e {lá vão entrando|funciona}.',
        '{Li|Acabei} {o primeiro romance|a primeira banda desenhada|o primeiro jornal} em {espanhol|italiano|inglês} sem dicionário. Perdi {metade|um terço} e gostei {de tudo|de cada página}.',
      ],
      long: [
        '<p>Três meses, uma língua nova, um emprego a tempo inteiro: este foi o horário que {sobreviveu|mantive}.</p><ol><li><strong>Manhã:</strong> dez minutos a ouvir antes das notícias.</li><li><strong>Almoço:</strong> uma frase à mão sobre algo verdadeiro.</li><li><strong>Noite:</strong> falar com uma pessoa. {Qualquer pessoa|Mesmo mal}.</li></ol><p>Se falho um dia, {a língua não foge|recomeço}.</p>',
        '<p>A turma perguntou qual é o sotaque <em>certo</em>. Passámos a aula a ouvir {onze|nove} e a votar no mais bonito.</p><p>Ganhou {um pescador de Olhão|um motorista do Recife|uma avó de Bragança}. <a href="https://example.org/sotaques">As gravações estão aqui</a>.</p>',
      ],
      comments: [
        'Cantar resulta mesmo.',
        'Quinta lá estarei!',
        'A minha palavra preferida.',
        'Metade já é muito.',
        'Que livro foi?',
      ],
    },
    es: {
      tag: 'Idiomas',
      headline: ['Profesor de español, alumno de todo lo demás', 'Cinco idiomas, todos con errores'],
      short: [
        'Palabra {del día|de la semana}: el portugués «{desenrascar|saudade|cafuné}». {No hay una sola palabra nuestra|Necesité tres frases para explicarla}.',
        'He soñado en {inglés|portugués|catalán} por primera vez. {Llegaba tarde al tren|Discutía sobre sopa|Ganaba a las cartas} y mi gramática era {perfecta|terrible}.',
        'Intercambio de idiomas {esta tarde|el jueves} en {la biblioteca|la tetería|el cine viejo}: media hora en cada lengua, {los errores son gratis|hay galletas}.',
        '¿Cómo memorizáis {los verbos irregulares|el subjuntivo|los artículos alemanes}? Yo {los canto|los pego en la nevera|me los escribo en la mano}.',
        '{He leído|He terminado} {mi primera novela|mi primer cómic|mi primer periódico} en {portugués|italiano|inglés} sin diccionario. Me perdí {la mitad|un tercio} y lo disfruté {todo|entero}.',
      ],
      long: [
        '<p>Tres meses, un idioma nuevo, un trabajo a jornada completa: este es el horario que {sobrevivió|mantuve}.</p><ol><li><strong>Mañana:</strong> diez minutos de escucha.</li><li><strong>Comida:</strong> una frase a mano sobre algo verdadero.</li><li><strong>Tarde:</strong> hablar con alguien. {Con quien sea|Aunque sea mal}.</li></ol><p>Si fallo un día, {el idioma sigue ahí|vuelvo a empezar}.</p>',
      ],
      comments: [
        'Cantarlos funciona de verdad.',
        '¡El jueves voy!',
        'Mi palabra favorita.',
        'La mitad ya es mucho.',
        '¿Qué libro era?',
      ],
    },
  },
}
