import type { Translation } from '@kernel'
import type en from './en'

export default {
  manage: 'Grupos',
  members: 'Você e mais {count:number} {{pessoa|pessoas}}',
  'members.none': 'Só você',
  noName: 'Grupo sem nome',
  noPersonName: 'Alguém',
  suggestion: 'Também em {name:string}',
  shared: 'também em {names:string}',

  'list.title': 'Meus grupos',
  'list.create': 'Novo grupo',
  'list.empty': 'Você ainda não tem grupos',
  'list.empty.text':
    'Uma turma, um coral, uma roda de estudos: reúna em um grupo as conexões que têm algo em comum.',
  'list.empty.message': 'Escreva para todos de uma vez',
  'list.empty.latest': 'Veja as últimas mensagens de cada grupo',
  'list.empty.discover': 'Descubra o que as pessoas dos seus grupos ensinam',
  'list.findPeople': 'Encontrar pessoas',
  'list.unknown': 'Grupo não encontrado',
  'list.unknown.text': 'Talvez ele tenha sido excluído ou o endereço esteja errado.',
  'list.all': 'Todos os grupos',

  'details.noMembers': 'Este grupo ainda não tem membros.',
  'details.edit': 'Editar',
  'details.message': 'Enviar mensagem',
  'details.add': 'Adicionar membros',

  'delete.yes': 'Excluir grupo',
  'delete.keep': 'Manter grupo',
  'delete.title': 'Excluir este grupo?',
  'delete.text': '“{name:string}” será excluído definitivamente. Os membros continuam sendo suas conexões.',
  'delete.success': 'Grupo excluído',
  'delete.failure': 'Erro ao excluir o grupo',

  'editor.create': 'Novo grupo',
  'editor.edit': 'Editar grupo',
  'editor.name': 'Nome',
  'editor.noName': 'Dê um nome ao grupo.',
  'editor.longName': 'O nome é longo demais. O limite é de {max:number} caracteres.',
  'editor.refusedName': 'O servidor não aceitou este nome.',
  'editor.members': 'Membros',
  'editor.onlyPresent':
    'Aqui você pode remover membros. No momento, não é possível mostrar suas outras conexões.',
  'editor.noMembers': 'Este grupo ainda não tem membros e, no momento, não é possível mostrar suas conexões.',
  'editor.remove': 'Remover {name:string} do grupo',
  'editor.removed': '{name:string} foi removido(a) do grupo',
  'editor.save': 'Salvar',
  'editor.submit': 'Criar grupo',
  'editor.created': 'Grupo criado',
  'editor.updated': 'Grupo salvo',
  'editor.failure': 'Não foi possível salvar o grupo',
  'editor.unsure': 'Não sabemos se o grupo foi salvo',
  'editor.unsure.text':
    'Tudo o que você preencheu continua aqui. Se tentar novamente, primeiro verificamos se o grupo já existe, para não aparecer duas vezes.',
  'editor.kept': 'Tudo o que você preencheu continua aqui.',
  'editor.refusedMembers':
    'O servidor não aceitou um dos membros. Talvez vocês não estejam mais conectados. Tudo o que você preencheu continua aqui.',
} satisfies Translation<typeof en>
