export { catalogue, severityOf, type CatalogueEntry } from './catalogue.js'
export type { Diagnostic, Severity } from './diagnostic.js'
export { countLine, jsonDiagnostics, printDiagnostics, wantsColour } from './print.js'
export { errorPages, shortened } from './pages.js'
