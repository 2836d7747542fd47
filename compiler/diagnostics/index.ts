export { catalogue, severityOf, type CatalogueEntry } from './catalogue.js'
export { countOf, sortDiagnostics, type Diagnostic, type Severity } from './diagnostic.js'
export { countLine, jsonDiagnostics, printDiagnostics, wantsColour, type PrintOptions } from './print.js'
