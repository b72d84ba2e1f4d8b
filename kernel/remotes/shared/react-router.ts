// `useParams` and similar hooks are not shared: the kernel matches routes itself and offers `useRouteParams`.
export { Link, NavLink, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
