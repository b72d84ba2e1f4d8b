export default function ToastList() { return null }
