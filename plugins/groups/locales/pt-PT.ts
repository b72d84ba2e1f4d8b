import type { Translation } from '@kernel'
import type en from './en'

export default {
  manage: 'Gerir grupos',
  members: '{count:number} {{membro|membros}}',
  noName: 'Grupo sem nome',
  noPersonName: 'Alguém',

  'list.title': 'Os meus grupos',
  'list.create': 'Novo grupo',
  'list.empty': 'Ainda não há grupos',
  'list.empty.text':
    'Uma turma, um coro, um círculo de estudo: aqui juntam-se num grupo as ligações que combinam.',
  'list.choose': 'Escolha um grupo',
  'list.choose.text': 'Os membros aparecem aqui.',
  'list.unknown': 'Este grupo não existe',
  'list.unknown.text': 'Pode ter sido eliminado, ou o endereço não está certo.',
  'list.all': 'Todos os grupos',

  'details.noMembers': 'Ainda não está ninguém neste grupo.',
  'details.edit': 'Editar',
  'details.delete': 'Eliminar',

  'delete.title': 'Eliminar este grupo?',
  'delete.text':
    '«{name:string}» será eliminado para sempre. As pessoas do grupo continuam a ser ligações suas.',
  'delete.success': 'O grupo foi eliminado.',
  'delete.failure': 'Erro ao eliminar o grupo',

  'editor.create': 'Novo grupo',
  'editor.edit': 'Editar grupo',
  'editor.name': 'Nome',
  'editor.noName': 'É preciso dar um nome ao grupo.',
  'editor.longName': 'O nome é demasiado longo: no máximo {max:number} caracteres.',
  'editor.refusedName': 'O servidor não aceitou este nome.',
  'editor.members': 'Membros',
  'editor.onlyPresent':
    'Aqui é possível retirar membros. De momento não é possível mostrar as restantes ligações.',
  'editor.noMembers': 'Ainda não está ninguém neste grupo, e de momento não é possível mostrar as ligações.',
  'editor.remove': 'Retirar {name:string} do grupo',
  'editor.removed': '{name:string} já não está no grupo.',
  'editor.save': 'Guardar',
  'editor.restored': 'Isto é o que foi preenchido da última vez. Ainda não está guardado.',
  'editor.discard': 'Descartar',
  'editor.created': 'O grupo foi criado.',
  'editor.updated': 'O grupo foi guardado.',
  'editor.failure': 'Não foi possível guardar o grupo',
  'editor.notSaved': 'Este grupo não foi guardado',
  'editor.kept': 'Tudo o que foi preenchido continua aqui. É só tentar de novo.',
  'editor.refusedMembers':
    'O servidor não aceitou um dos membros: talvez já não faça parte das ligações. Tudo o que foi preenchido continua aqui.',
} satisfies Translation<typeof en>
