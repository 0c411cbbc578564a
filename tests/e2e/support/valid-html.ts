/**
 * Checks that pages are valid HTML, as far as it is ours.
 */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** What is looked for: what the HTML Standard forbids. Rules of taste are left out. */
const RULES = [
	'attribute-allowed-values',
	'attribute-misuse',
	'close-order',
	'element-permitted-content',
	'element-permitted-occurrences',
	'element-permitted-order',
	'element-permitted-parent',
	'element-required-ancestor',
	'element-required-attributes',
	'element-required-content',
	'form-dup-name',
	'input-attributes',
	'map-dup-name',
	'map-id-name',
	'meta-refresh',
	'multiple-labeled-controls',
	'no-dup-attr',
	'no-dup-class',
	'no-dup-id',
	'no-redundant-for',
	'script-element',
	'unrecognized-char-ref',
	'void-content',
];

const validator = new HtmlValidate(
	new StaticConfigLoader( {
		root: true,
		elements: [ 'html5' ],
		rules: {
			...Object.fromEntries( RULES.map( ( rule ) => [ rule, 'error' ] ) ),
			// WordPress makes IDs of the IDs of modules, such as "@eidan/list-js-module". HTML forbids only spaces.
			'valid-id': [ 'error', { relaxed: true } ],
		},
	} )
);

/**
 * What WordPress prints itself: the class of the element, by rule. Its navigation puts a list of pages right into a list.
 */
const OF_WORDPRESS: Record< string, string > = { 'element-permitted-content': 'wp-block-page-list' };

/**
 * @param html HTML of a page.
 * @return A sentence for each mistake.
 */
export async function mistakesOf( html: string ): Promise< string[] > {
	const lines = html.split( '\n' );
	const { results } = await validator.validateString( html );
	return results.flatMap( ( { messages } ) =>
		messages.flatMap( ( { ruleId, message, selector, line, column } ) => {
			const source = lines[ line - 1 ]?.slice( Math.max( 0, column - 40 ), column + 120 ) ?? '';
			const others = OF_WORDPRESS[ ruleId ];
			return others && source.includes( `<ul class="${ others }` )
				? []
				: [ `${ ruleId }: ${ message } (${ selector ?? '' })\n${ source }` ];
		} )
	);
}
