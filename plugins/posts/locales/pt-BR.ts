import type { Translation } from '@kernel'
import type en from './en'

export default {
  'feed.title': 'Novidades',
  'feed.empty': 'Ainda não há nada por aqui',
  'feed.empty.text': 'Aqui aparece o que as pessoas das suas conexões publicam.',

  'post.unknownAuthor': 'Alguém',
  'post.picture': 'Imagem da publicação de {author:string}',
  'post.public': 'Publicação pública',
  'post.like': 'Curtir',
  'post.dislike': 'Não curtir',
  'post.likes': '{count:number} {{curtida|curtidas}}',
  'post.dislikes': '{count:number} {{descurtida|descurtidas}}',
  'post.reactionFailed': 'Não foi possível salvar sua reação',
} satisfies Translation<typeof en>
