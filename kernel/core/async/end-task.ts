/** Ends the current task: between short tasks, the browser can scroll and react to input. */
export const endTask = () => new Promise<void>((resolve) => setTimeout(resolve))
