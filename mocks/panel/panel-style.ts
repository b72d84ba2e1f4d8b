export const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:0;color:#22303a;background:#f6f8f9}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem}h2{margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:0}
form{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin:.8rem 0}fieldset{border:1px solid #7b8b97;border-radius:.5rem;display:grid;gap:.4rem;flex-basis:100%}
form>label{display:grid;font-size:.85rem}fieldset label{font-weight:600}
select,input,button{font:inherit;padding:.5rem .7rem;border:1px solid #7b8b97;border-radius:.5rem;background:#fff;color:inherit}
input[type=checkbox]{width:1.25rem;height:1.25rem;vertical-align:middle;margin:.2rem .6rem .2rem 0}
button{background:#2d6159;color:#fff;border-color:#2d6159;cursor:pointer}a{color:#1f5b78;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #1f5b78;outline-offset:2px}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
caption{text-align:start;font-weight:600}td,th{text-align:start;padding:.3rem .6rem;border-bottom:1px solid #d4dce1}
ol{list-style:none;padding:0}li{padding:.8rem 0;border-bottom:1px solid #d4dce1}li p{margin:.2rem 0}`
