import type { Translation } from '@kernel'
import type en from './en'

export default {
  'feed.title': 'Novidades',
  'feed.empty': 'Ainda não há nada por aqui',
  'feed.empty.text': 'Aqui aparece o que publicam as pessoas das suas ligações.',

  'post.unknownAuthor': 'Alguém',
  'post.picture': 'Imagem da publicação de {author:string}',
  'post.public': 'Publicação pública',
  'post.like': 'Gosto',
  'post.dislike': 'Não gosto',
  'post.likes': '{count:number} {{gosto|gostos}}',
  'post.dislikes': '{count:number} {{não gosto|não gostos}}',
  'post.reactionFailed': 'Não foi possível guardar a sua reação',
} satisfies Translation<typeof en>
