import type { Topic } from './topic'

export const programming: Topic = {
  name: 'programming',
  talk: {
    en: {
      tag: 'Code',
      headline: ['I teach programming to people over sixty', 'Small programs, long walks'],
      short: [
        'Spent {two hours|the whole afternoon} on a bug. The cause: {a missing await|a time zone|one character in a regular expression}. The cure: {a walk|explaining it to the cat|sleep}.',
        'My {evening class|oldest student, 78,} wrote a first {program|web page|loop} today. It prints {the bus times|her recipes|a very proud hello}. I am not crying.',
        'Unpopular opinion: {delete the clever line|write the boring version first|read the error message twice}. {You will thank yourself|Your colleagues will thank you} in {March|six months}.',
        'Is there a good book on {databases|testing|algorithms} for someone who likes {stories|pictures|cooking} more than proofs? {Asking for a student|Asking for me}.',
        '{Replaced|Threw away} {four hundred|nine hundred} lines with {sixty|thirty} today. The tests {did not even blink|caught two mistakes, both mine}.',
      ],
      long: [
        '<p>How I review code with {beginners|my apprentices}, after {six|eight} years of doing it badly:</p><ol><li>First say what the code <em>does</em>, aloud, together.</li><li>Ask one question. Only one. Wait.</li><li>Praise something specific; “looks good” teaches nothing.</li></ol><p>And if a name needs a comment, it needs <code>another name</code>.</p>',
        '<p>Our {library|repair café} now runs a free coding table every {Tuesday|Thursday} from six to eight.</p><ul><li>No laptop? We have {five|seven}.</li><li>No idea where to begin? Perfect.</li><li>Already good at it? <strong>Come and teach.</strong></li></ul><p>Last week two people built a {quiz about cheese|timer for the sauna|map of public fountains}.</p>',
      ],
      comments: [
        'It is always the time zone.',
        'The boring version first, always.',
        'That student is my hero.',
        'Could you share the repository?',
        'Deleting code is my favorite kind of coding.',
      ],
    },
    pt: {
      tag: 'Código',
      headline: ['Ensino programação a maiores de sessenta', 'Programas pequenos, caminhadas longas'],
      short: [
        'Passei {duas horas|a tarde toda} atrás de um erro. A causa: {um await a menos|um fuso horário|um carácter numa expressão regular}. A cura: {uma caminhada|explicar ao gato|dormir}.',
        'A minha {turma da noite|aluna mais velha, 78 anos,} escreveu hoje {o primeiro programa|a primeira página|o primeiro ciclo}. Mostra {os horários do autocarro|as receitas dela|um olá orgulhoso}.',
        'Opinião impopular: {apaga a linha esperta|escreve primeiro a versão aborrecida|lê o erro duas vezes}. {Vais agradecer|A equipa agradece} daqui a {seis meses|um ano}.',
        'Há um bom livro sobre {bases de dados|testes|algoritmos} para quem gosta mais de {histórias|desenhos|culinária} do que de provas?',
        '{Troquei|Deitei fora} {quatrocentas|novecentas} linhas por {sessenta|trinta}. Os testes {nem piscaram|apanharam dois erros, ambos meus}.',
      ],
      long: [
        '<p>Como faço revisão de código com {iniciantes|estagiários}, depois de {seis|oito} anos a fazê-la mal:</p><ol><li>Primeiro dizer em voz alta o que o código <em>faz</em>.</li><li>Uma pergunta. Só uma. Esperar.</li><li>Elogiar algo concreto.</li></ol><p>Se um nome precisa de comentário, precisa é de <code>outro nome</code>.</p>',
        '<p>A {biblioteca|oficina} tem agora uma mesa de programação gratuita às {terças|quintas}, das seis às oito.</p><ul><li>Sem portátil? Temos {cinco|sete}.</li><li>Não sabes por onde começar? Perfeito.</li><li>Já sabes? <strong>Vem ensinar.</strong></li></ul>',
      ],
      comments: [
        'É sempre o fuso horário.',
        'A versão aborrecida primeiro, sempre.',
        'Essa aluna é a minha heroína.',
        'Podes partilhar o repositório?',
        'Apagar código é a melhor parte.',
      ],
    },
    es: {
      tag: 'Código',
      headline: ['Enseño a programar a mayores de sesenta', 'Programas cortos, paseos largos'],
      short: [
        '{Dos horas|Toda la tarde} con un error. La causa: {un await olvidado|una zona horaria|un carácter en una expresión regular}. La cura: {un paseo|contárselo al gato|dormir}.',
        'Mi {clase de tarde|alumna mayor, 78 años,} ha escrito hoy {su primer programa|su primera página|su primer bucle}. Muestra {los horarios del autobús|sus recetas|un hola orgulloso}.',
        'Opinión impopular: {borra la línea ingeniosa|escribe primero la versión aburrida|lee el error dos veces}. {Lo agradecerás|Tu equipo lo agradecerá} en {seis meses|un año}.',
        '¿Un buen libro de {bases de datos|pruebas|algoritmos} para quien prefiere {las historias|los dibujos|la cocina} a las demostraciones?',
        '{He cambiado|He tirado} {cuatrocientas|novecientas} líneas por {sesenta|treinta}. Las pruebas {ni pestañearon|cazaron dos fallos, ambos míos}.',
      ],
      long: [
        '<p>Así reviso código con {principiantes|aprendices}, tras {seis|ocho} años haciéndolo mal:</p><ol><li>Decir en voz alta lo que el código <em>hace</em>.</li><li>Una pregunta. Una sola. Esperar.</li><li>Elogiar algo concreto.</li></ol><p>Si un nombre necesita comentario, necesita <code>otro nombre</code>.</p>',
      ],
      comments: [
        'Siempre es la zona horaria.',
        'Primero la versión aburrida.',
        'Esa alumna es mi heroína.',
        '¿Compartes el repositorio?',
        'Borrar código es lo mejor del oficio.',
      ],
    },
  },
}
