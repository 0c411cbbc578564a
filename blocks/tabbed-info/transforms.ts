import { createBlock, getBlockType, type Block as AnyBlock } from '@wordpress/blocks';

import type { TabbedInfoAttributes } from './attributes';
import { plainText } from '@eidan/editor';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks stored can be anything, and each has its own type.
type Stored = Record< string, any >;
type Block = AnyBlock< Stored >;

const NAME = 'eidan/tabbed-info';
const ITEM = 'eidan/tabbed-info-item';

const isRegistered = ( name: string ) => () => !! getBlockType( name );

const createItem = ( title: unknown, content: Block[], more: Record< string, unknown > = {} ) =>
	createBlock( ITEM, { title, ...more }, content );

const createInfo = (
	mode: TabbedInfoAttributes[ 'mode' ],
	items: Block[],
	more: Partial< TabbedInfoAttributes > = {}
) => createBlock( NAME, { mode, ...more }, items );

/** Attributes of block supports that core/tabs and our block have under the same name. Others are not copied. */
const COLORS = [ 'backgroundColor', 'textColor', 'style' ];
const FONTS = [ 'fontSize', 'fontFamily' ];
const WRAPPER = [ 'align', 'anchor', 'className', 'metadata', ...COLORS, ...FONTS ];

const pick = ( attributes: Stored, names: string[] ): Stored =>
	Object.fromEntries(
		names.flatMap( ( name ) => ( attributes[ name ] === undefined ? [] : [ [ name, attributes[ name ] ] ] ) )
	);

/** Returns the color attributes of a panel. Its layout inside core/tabs is dropped, because it means nothing here. */
const colorsOf = ( { style: { layout, ...style } = {}, ...attributes }: Stored = {} ): Stored => {
	void layout;
	return pick( Object.keys( style ).length ? { ...attributes, style } : attributes, COLORS );
};

const preset = ( kind: string, slug: unknown ) => ( slug ? `var:preset|${ kind }|${ slug }` : undefined );

const compact = ( object: Stored ): Stored =>
	Object.fromEntries(
		Object.entries( object ).filter(
			( [ , value ] ) => value !== undefined && ( typeof value !== 'object' || Object.keys( value ).length )
		)
	);

/** Reads the style of titles from core/tab-list. It has no style for the active tab. */
const titlesFromList = ( list: Stored = {} ): Stored =>
	compact( {
		color: compact( {
			text: preset( 'color', list.textColor ) ?? list.style?.color?.text,
			background: preset( 'color', list.backgroundColor ) ?? list.style?.color?.background,
		} ),
		typography: compact( {
			fontSize: preset( 'font-size', list.fontSize ) ?? list.style?.typography?.fontSize,
			fontFamily: preset( 'font-family', list.fontFamily ),
		} ),
	} );

const slugOf = ( value?: string ) => ( value?.startsWith( 'var:preset|' ) ? value.split( '|' )[ 2 ] : undefined );
const ownValue = ( value?: string ) => ( slugOf( value ) ? undefined : value );

const listFromTitles = ( { color = {}, typography = {} }: Partial< TabbedInfoAttributes[ 'titles' ] > = {} ): Stored =>
	compact( {
		textColor: slugOf( color.text ),
		backgroundColor: slugOf( color.background ),
		fontSize: slugOf( typography.fontSize ),
		fontFamily: slugOf( typography.fontFamily ),
		style: compact( {
			color: compact( { text: ownValue( color.text ), background: ownValue( color.background ) } ),
			typography: compact( { fontSize: ownValue( typography.fontSize ) } ),
		} ),
	} );

const headingLevel = ( level: unknown ) => ( typeof level === 'number' && level >= 2 && level <= 6 ? { level } : {} );

/** In core/tabs, core/tab-list holds the titles and core/tab-panels holds the content. */
export const fromTabs = ( attributes: Stored, inner: Block[] ) => {
	const list: Stored = inner.find( ( { name } ) => name === 'core/tab-list' )?.attributes ?? {};
	const panels = inner.find( ( { name } ) => name === 'core/tab-panels' );
	const titles = titlesFromList( list );
	return createInfo(
		'tabs',
		( panels?.innerBlocks ?? [] ).map( ( panel: Block, index: number ) =>
			createItem( list.tabs?.[ index ]?.label ?? panel.attributes.label ?? '', panel.innerBlocks, {
				open: index === ( attributes.activeTabIndex ?? 0 ),
				...colorsOf( panels?.attributes ),
				...colorsOf( panel.attributes ),
				...pick( panel.attributes, [ 'anchor' ] ),
			} )
		),
		{
			...pick( attributes, WRAPPER ),
			...( list.layout?.orientation === 'vertical' ? { orientation: 'vertical' } : {} ),
			...( Object.keys( titles ).length ? { titles } : {} ),
		}
	);
};

export const fromAccordion = ( { autoclose, headingLevel: common }: Stored, inner: Block[] ) =>
	createInfo(
		autoclose ? 'accordion' : 'toggle',
		inner.map( ( { attributes, innerBlocks: [ heading, panel ] } ) =>
			createItem( heading?.attributes.title ?? '', panel?.innerBlocks ?? [], {
				open: !! attributes.openByDefault,
				...headingLevel( heading?.attributes.level ?? common ),
			} )
		)
	);

export const fromDetails = ( attributes: Stored[], inner: Block[][] ) =>
	createInfo(
		attributes.length > 1 && attributes[ 0 ]?.name ? 'accordion' : 'toggle',
		attributes.map( ( { summary, showContent }, index ) =>
			createItem( summary ?? '', inner[ index ] ?? [], { open: !! showContent, level: 0 } )
		)
	);

/**
 * A heading starts a new item if its level is that of the first heading, or higher. Other blocks belong to the item
 * before them.
 */
export const fromHeadings = ( blocks: Block[] ) => {
	const top = blocks[ 0 ]?.attributes.level ?? 2;
	const items: Block[] = [];
	blocks.forEach( ( block ) => {
		const starts = block.name === 'core/heading' && ( block.attributes.level ?? 2 ) <= top;
		if ( starts ) {
			items.push( createItem( block.attributes.content, [], { ...headingLevel( top ), open: ! items.length } ) );
		} else {
			items.at( -1 )?.innerBlocks.push( block );
		}
	} );
	return createInfo( 'tabs', items );
};

export const toTabs = ( attributes: TabbedInfoAttributes, inner: Block[] ) => {
	const vertical = attributes.mode === 'tabs' && attributes.orientation === 'vertical';
	return createBlock(
		'core/tabs',
		{
			...pick( attributes, WRAPPER ),
			activeTabIndex: Math.max(
				0,
				inner.findIndex( ( { attributes: { open } } ) => open )
			),
			// core/tabs has no attribute for vertical tabs. Instead, its list is set to be a column beside the panels.
			...( vertical ? { layout: { type: 'flex', flexWrap: 'nowrap', verticalAlignment: 'top' } } : {} ),
		},
		[
			createBlock( 'core/tab-list', {
				tabs: inner.map( ( { attributes: { title } } ) => ( { label: title ?? '' } ) ),
				...( vertical ? { layout: { type: 'flex', orientation: 'vertical' } } : {} ),
				...listFromTitles( attributes.titles ),
			} ),
			createBlock(
				'core/tab-panels',
				vertical ? { style: { layout: { selfStretch: 'fill' } } } : {},
				inner.map( ( { attributes: { title, ...own }, innerBlocks } ) =>
					createBlock(
						'core/tab-panel',
						{ label: plainText( title ), ...pick( own, [ 'anchor', ...COLORS ] ) },
						innerBlocks
					)
				)
			),
		]
	);
};

export const toAccordion = ( { mode }: TabbedInfoAttributes, inner: Block[] ) => {
	const level = inner[ 0 ]?.attributes.level || 3;
	return createBlock(
		'core/accordion',
		{ autoclose: mode !== 'toggle', headingLevel: level },
		inner.map( ( { attributes: { title, open }, innerBlocks } ) =>
			createBlock( 'core/accordion-item', { openByDefault: open }, [
				createBlock( 'core/accordion-heading', { title, level, openByDefault: open } ),
				createBlock( 'core/accordion-panel', {}, innerBlocks ),
			] )
		)
	);
};

export const toDetails = ( _: TabbedInfoAttributes, inner: Block[] ) =>
	inner.map( ( { attributes: { title, open }, innerBlocks } ) =>
		createBlock( 'core/details', { summary: title, showContent: open }, innerBlocks )
	);

export const toHeadings = ( _: TabbedInfoAttributes, inner: Block[] ) =>
	inner.flatMap( ( { attributes: { title, level }, innerBlocks } ) => [
		createBlock( 'core/heading', { content: title, level: level || 3 } ),
		...innerBlocks,
	] );

export const transforms = {
	from: [
		{ type: 'block', blocks: [ 'core/tabs' ], transform: fromTabs },
		{ type: 'block', blocks: [ 'core/accordion' ], transform: fromAccordion },
		{ type: 'block', blocks: [ 'core/details' ], isMultiBlock: true, transform: fromDetails },
		{
			type: 'block',
			blocks: [ '*' ],
			isMultiBlock: true,
			isMatch: ( _: unknown, blocks: Block[] ) => blocks.length > 1 && blocks[ 0 ]?.name === 'core/heading',
			__experimentalConvert: fromHeadings,
		},
	],
	to: [
		{ type: 'block', blocks: [ 'core/tabs' ], isMatch: isRegistered( 'core/tabs' ), transform: toTabs },
		{
			type: 'block',
			blocks: [ 'core/accordion' ],
			isMatch: isRegistered( 'core/accordion' ),
			transform: toAccordion,
		},
		{ type: 'block', blocks: [ 'core/details' ], transform: toDetails },
		{ type: 'block', blocks: [ 'core/heading' ], transform: toHeadings },
	],
};
