import type { Translation } from '@kernel'
import type en from './en'

export default {
  manage: 'Grupos',
  members: 'Eu e mais {count:number} {{pessoa|pessoas}}',
  'members.none': 'Só eu',
  noName: 'Grupo sem nome',
  noPersonName: 'Alguém',
  suggestion: 'Também em {name:string}',
  shared: 'também em {names:string}',

  'list.title': 'Os meus grupos',
  'list.create': 'Novo grupo',
  'list.empty': 'Ainda não tem grupos',
  'list.empty.text':
    'Uma turma, um coro, um círculo de estudo: reúna num grupo os contactos que têm algo em comum.',
  'list.empty.message': 'Escreva a todos de uma só vez',
  'list.empty.latest': 'Veja as últimas mensagens de cada grupo',
  'list.empty.discover': 'Descubra o que as pessoas dos seus grupos ensinam',
  'list.findPeople': 'Encontrar pessoas',
  'list.unknown': 'Grupo não encontrado',
  'list.unknown.text': 'Pode ter sido eliminado ou o endereço pode estar errado.',
  'list.all': 'Todos os grupos',

  'details.noMembers': 'Este grupo ainda não tem membros.',
  'details.edit': 'Editar',
  'details.message': 'Enviar mensagem',
  'details.add': 'Adicionar membros',

  'delete.yes': 'Eliminar grupo',
  'delete.keep': 'Manter grupo',
  'delete.title': 'Eliminar este grupo?',
  'delete.text': '«{name:string}» será eliminado definitivamente. Os membros continuam a ser seus contactos.',
  'delete.success': 'Grupo eliminado',
  'delete.failure': 'Erro ao eliminar o grupo',

  'editor.create': 'Novo grupo',
  'editor.edit': 'Editar grupo',
  'editor.name': 'Nome',
  'editor.noName': 'Introduza um nome para o grupo.',
  'editor.longName': 'O nome é demasiado longo. O limite é de {max:number} caracteres.',
  'editor.refusedName': 'O servidor não aceitou este nome.',
  'editor.members': 'Membros',
  'editor.onlyPresent':
    'Aqui pode remover membros. De momento, não é possível mostrar os seus outros contactos.',
  'editor.noMembers':
    'Este grupo ainda não tem membros e, de momento, não é possível mostrar os seus contactos.',
  'editor.remove': 'Remover {name:string} do grupo',
  'editor.removed': 'Membro removido do grupo: {name:string}',
  'editor.save': 'Guardar',
  'editor.submit': 'Criar grupo',
  'editor.created': 'Grupo criado',
  'editor.updated': 'Grupo guardado',
  'editor.failure': 'Não foi possível guardar o grupo',
  'editor.unsure': 'Não sabemos se o grupo foi guardado',
  'editor.unsure.text':
    'Tudo o que introduziu continua aqui. Se tentar novamente, verificamos primeiro se o grupo já existe, para não aparecer duas vezes.',
  'editor.kept': 'Tudo o que introduziu continua aqui.',
  'editor.refusedMembers':
    'O servidor não aceitou um dos membros. Pode já não ser seu contacto. Tudo o que introduziu continua aqui.',
} satisfies Translation<typeof en>
