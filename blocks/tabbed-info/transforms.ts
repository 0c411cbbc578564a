import { createBlock, getBlockType, type Block as AnyBlock } from '@wordpress/blocks';

import type { TabbedInfoAttributes } from './attributes';
import { plain } from './plain';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- What other blocks stored can be anything, and each has its own type.
type Stored = Record< string, any >;
type Block = AnyBlock< Stored >;

const NAME = 'eidan/tabbed-info';
const ITEM = 'eidan/tabbed-info-item';

const known = ( name: string ) => () => !! getBlockType( name );

const item = ( title: unknown, content: Block[], more: Record< string, unknown > = {} ) =>
	createBlock( ITEM, { title, ...more }, content );

const info = ( mode: TabbedInfoAttributes[ 'mode' ], items: Block[], more: Partial< TabbedInfoAttributes > = {} ) =>
	createBlock( NAME, { mode, ...more }, items );

const headingLevel = ( level: unknown ) =>
	typeof level === 'number' && level >= 2 && level <= 6 ? { level } : {};

/** core/tabs keeps the titles in its list, the content in its panels. */
export const fromTabs = ( { activeTabIndex = 0 }: Stored, inner: Block[] ) => {
	const titles = inner.find( ( { name } ) => name === 'core/tab-list' )?.attributes.tabs ?? [];
	const panels = inner.find( ( { name } ) => name === 'core/tab-panels' )?.innerBlocks ?? [];
	return info(
		'tabs',
		panels.map( ( panel: Block, index: number ) =>
			item( titles[ index ]?.label ?? panel.attributes.label ?? '', panel.innerBlocks, { open: index === activeTabIndex } )
		)
	);
};

export const fromAccordion = ( { autoclose, headingLevel: common }: Stored, inner: Block[] ) =>
	info(
		autoclose ? 'accordion' : 'toggle',
		inner.map( ( { attributes, innerBlocks: [ heading, panel ] } ) =>
			item( heading?.attributes.title ?? '', panel?.innerBlocks ?? [], {
				open: !! attributes.openByDefault,
				...headingLevel( heading?.attributes.level ?? common ),
			} )
		)
	);

export const fromDetails = ( attributes: Stored[], inner: Block[][] ) =>
	info(
		attributes.length > 1 && attributes[ 0 ]?.name ? 'accordion' : 'toggle',
		attributes.map( ( { summary, showContent }, index ) =>
			item( summary ?? '', inner[ index ] ?? [], { open: !! showContent, level: 0 } )
		)
	);

/** Each heading of the first one's level or above starts an item. */
export const fromHeadings = ( blocks: Block[] ) => {
	const top = blocks[ 0 ]?.attributes.level ?? 2;
	const items: Block[] = [];
	blocks.forEach( ( block ) => {
		const starts = block.name === 'core/heading' && ( block.attributes.level ?? 2 ) <= top;
		if ( starts ) {
			items.push( item( block.attributes.content, [], { ...headingLevel( top ), open: ! items.length } ) );
		} else {
			items.at( -1 )?.innerBlocks.push( block );
		}
	} );
	return info( 'tabs', items );
};

export const toTabs = ( _: TabbedInfoAttributes, inner: Block[] ) =>
	createBlock( 'core/tabs', { activeTabIndex: Math.max( 0, inner.findIndex( ( { attributes } ) => attributes.open ) ) }, [
		createBlock( 'core/tab-list', { tabs: inner.map( ( { attributes } ) => ( { label: attributes.title ?? '' } ) ) } ),
		createBlock(
			'core/tab-panels',
			{},
			inner.map( ( { attributes, innerBlocks } ) =>
				createBlock( 'core/tab-panel', { label: plain( attributes.title ) }, innerBlocks )
			)
		),
	] );

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
		{ type: 'block', blocks: [ 'core/tabs' ], isMatch: known( 'core/tabs' ), transform: toTabs },
		{ type: 'block', blocks: [ 'core/accordion' ], isMatch: known( 'core/accordion' ), transform: toAccordion },
		{ type: 'block', blocks: [ 'core/details' ], transform: toDetails },
		{ type: 'block', blocks: [ 'core/heading' ], transform: toHeadings },
	],
};
