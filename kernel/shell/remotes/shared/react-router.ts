// `useParams` and other route hooks are not shared: the kernel matches routes and offers `useRouteParams`.
export { Link, NavLink, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
