import PeopleCards from './people-cards'

export default function FirstContacts() {
  return <PeopleCards hasRoom />
}
