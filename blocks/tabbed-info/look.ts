import type { TabbedInfoAttributes } from './attributes';

/** Class names of the wrapper, in the editor and in the saved HTML alike. */
export const classesOf = ( { mode, orientation, numbers }: TabbedInfoAttributes ) =>
	[ `is-${ mode }`, mode === 'tabs' && orientation === 'vertical' && 'is-vertical', numbers && 'has-numbers' ]
		.filter( Boolean )
		.join( ' ' );

/**
 * Class names of the element around strip and items in the canvas; `Eidan\Blocks\TabbedInfo\Style` has those of the
 * page.
 *
 * @param tabs       Whether tabs are shown, and not an accordion in their place.
 * @param horizontal Whether their strip is a row.
 */
export const shownClassesOf = ( tabs: boolean, horizontal: boolean ) =>
	`eidan-tabs${ tabs ? ` is-tab-${ horizontal ? 'row' : 'column' }` : '' }`;

type Titles = TabbedInfoAttributes[ 'titles' ];

/** Style properties by their names in the attribute; `text` is a colour as core calls it. */
const PROPERTIES: Record< string, string > = {
	text: 'color',
	background: 'background-color',
	fontSize: 'font-size',
	fontFamily: 'font-family',
	fontWeight: 'font-weight',
	fontStyle: 'font-style',
};

/** A preset as core stores it, as CSS. */
const cssValue = ( value: string ) => value.replace( /^var:preset\|([a-z-]+)\|(.+)$/, 'var(--wp--preset--$1--$2)' );

const declarations = ( style: Record< string, string | undefined > = {} ) =>
	Object.entries( style ).flatMap( ( [ name, value ] ) =>
		value ? [ `${ PROPERTIES[ name ] }:${ cssValue( value ) }` ] : []
	);

/**
 * The rules for titles in the canvas; `Eidan\Blocks\TabbedInfo\TitleStyle` prints them for
 * the page.
 *
 * @param titles   Valid attribute.
 * @param clientId The block.
 * @return CSS, '' without a choice.
 */
export function titleCss( { color, hover, active, typography }: Titles, clientId: string ): string {
	const groups = [ color, hover, active ];
	const block = `[data-block="${ clientId }"] > .eidan-tabs`;
	// Titles of tabs in their strip, of an accordion in their items.
	const summaries = ( state = '', open = '' ) =>
		`:is(${ block } > * > .eidan-tabs__tab${ state }, ${ block } > * > *${ open } > .eidan-tabs__summary:not(.eidan-tabs__tab)${ open ? '' : state })`;
	const rules: [ selector: string, declarations: string[] ][] = [
		[
			summaries(),
			[
				...declarations( color ),
				...( groups.some( ( group ) => group?.background ) ? [ 'padding-inline:1rem' ] : [] ),
			],
		],
		[ summaries( ':hover' ), declarations( hover ) ],
		[ summaries( '.is-active', '.is-open' ), declarations( active ) ],
		[
			`${ summaries() } > .eidan-tabs__title`,
			[
				...declarations( typography ),
				...( groups.some( ( group ) => group?.text ) ? [ 'color:inherit' ] : [] ),
			],
		],
	];
	return rules
		.flatMap( ( [ selector, list ] ) => ( list.length ? [ `${ selector }{${ list.join( ';' ) }}` ] : [] ) )
		.join( '' );
}
