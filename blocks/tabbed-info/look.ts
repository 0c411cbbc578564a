import { classNames } from '@eidan/editor';
import type { TabbedInfoAttributes } from './attributes';

/** Class names of the block, in the editor and as saved. */
export const classesOf = ( { mode, orientation, numbers }: TabbedInfoAttributes ) =>
	classNames(
		`is-${ mode }`,
		mode === 'tabs' && orientation === 'vertical' && 'is-vertical',
		numbers && 'has-numbers'
	);

/**
 * Class names of the element around titles and items in the editor. `Eidan\Blocks\TabbedInfo\Style` prints those of the
 * page.
 *
 * @param tabs       Whether tabs are shown. False if an accordion is.
 * @param horizontal Whether the tabs are in a row. Otherwise they are in a column.
 */
export const shownClassesOf = ( tabs: boolean, horizontal: boolean ) =>
	`eidan-tabs${ tabs ? ` is-tab-${ horizontal ? 'row' : 'column' }` : '' }`;

type Titles = TabbedInfoAttributes[ 'titles' ];

/** CSS properties by their names in the attribute. As in core, `text` is the text color. */
const PROPERTIES: Record< string, string > = {
	text: 'color',
	background: 'background-color',
	fontSize: 'font-size',
	fontFamily: 'font-family',
	fontWeight: 'font-weight',
	fontStyle: 'font-style',
};

/** Converts a preset as core stores it, such as `var:preset|color|contrast`, to CSS. */
const cssValue = ( value: string ) => value.replace( /^var:preset\|([a-z-]+)\|(.+)$/, 'var(--wp--preset--$1--$2)' );

const declarations = ( style: Record< string, string | undefined > = {} ) =>
	Object.entries( style ).flatMap( ( [ name, value ] ) =>
		value ? [ `${ PROPERTIES[ name ] }:${ cssValue( value ) }` ] : []
	);

/**
 * Returns the CSS rules for titles in the editor. `Eidan\Blocks\TabbedInfo\TitleStyle` prints those of the page.
 *
 * @param titles   The attribute, already validated.
 * @param clientId Id of the block, for the selectors.
 * @return CSS. '' if the author chose no style for titles.
 */
export function titleCss( { color, hover, active, typography }: Titles, clientId: string ): string {
	const groups = [ color, hover, active ];
	const block = `[data-block="${ clientId }"] > .eidan-tabs`;
	// Titles of tabs are in the row of tabs, titles of an accordion are in the items.
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
