import { store as blockEditorStore, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useMergeRefs } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	SourcePlaceholder,
	useFocusAfterPlaceholder,
	usePlacing,
	useRepeater,
	type OneSource,
	type Place,
	blocksOf,
	type Template,
} from '@eidan/editor';
import type { CSSProperties } from 'react';
import type { ItemShowcaseItemAttributes } from '../item-showcase-item/attributes';
import { placeOf } from '../item-showcase-item/look';
import { icon } from './icon';
import { Inspector } from './inspector';
import { classesOf, placeOfNew, styleOf, type Attributes } from './look';
import { sampleItems, sampleMedia } from './sample';
import { Toolbar } from './toolbar';
import { useLeaders } from './use-leaders';

const ITEM = 'eidan/item-showcase-item';

const template = [ 0, 1, 2, 3 ].map( ( index ): Template => [ ITEM, { place: placeOfNew( index ) } ] );

const withoutMarkup = ( html: unknown ) => String( html ?? '' ).replace( /<[^>]*>/g, '' );

/** A point on the image. It looks as on the page, and the author can drag it. */
function Dot( {
	number,
	title,
	value,
	onChange,
	isActive,
}: {
	number: number;
	title: string;
	value: Place;
	onChange: ( place: Place ) => void;
	isActive: boolean;
} ) {
	/* translators: %d: number of an item. */
	const placing = usePlacing( { label: title || sprintf( __( 'Point %d', 'eidan' ), number ), value, onChange } );
	return (
		<button
			type="button"
			className={ `eidan-showcase__dot${ isActive ? ' is-active' : '' }` }
			style={ { '--x': `${ value.x }%`, '--y': `${ value.y }%` } as CSSProperties }
			{ ...placing }
		/>
	);
}

export default function Edit( { attributes, setAttributes, clientId }: BlockEditProps< Attributes > ) {
	const { media, line } = attributes;
	const { url, alt } = media;
	const { replaceInnerBlocks, updateBlockAttributes } = useDispatch( blockEditorStore );
	const handle = useRepeater< ItemShowcaseItemAttributes >( clientId, {
		block: ITEM,
		attributes: ( items ) => ( { level: items[ 0 ]?.attributes.level ?? 3, place: placeOfNew( items.length ) } ),
	} );
	const { items, active } = handle;
	const isEmpty = ! url && ! items.length;
	const root = useRef< HTMLDivElement >( null );
	useLeaders(
		root,
		line,
		JSON.stringify( [ url, items.map( ( item ) => [ item.clientId, item.attributes.place ] ) ] )
	);
	const ref = useMergeRefs( [ root, useFocusAfterPlaceholder< HTMLDivElement >( isEmpty ) ] );
	const blockProps = useBlockProps( {
		ref,
		...( isEmpty ? {} : { className: classesOf( attributes ), style: styleOf( attributes, items.length ) } ),
	} );
	const innerProps = useInnerBlocksProps(
		{ className: 'eidan-showcase__items' },
		{
			...( isEmpty ? {} : { template } ),
			defaultBlock: { name: ITEM, attributes: {} },
			directInsert: true,
			renderAppender: false as never,
		}
	);

	const chooser = {
		icon,
		title: __( 'Item showcase', 'eidan' ),
		instructions: __( 'Choose the image that the statements point to.', 'eidan' ),
		onChange: ( source: OneSource ) => setAttributes( { media: source } ),
	};
	if ( isEmpty ) {
		return (
			<div { ...blockProps }>
				<SourcePlaceholder
					{ ...chooser }
					onSample={ () => {
						setAttributes( { media: sampleMedia() } );
						replaceInnerBlocks( clientId, blocksOf( sampleItems() ) );
					} }
				/>
			</div>
		);
	}

	return (
		<>
			<Toolbar attributes={ attributes } setAttributes={ setAttributes } handle={ handle } />
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				handle={ handle }
				nameOf={ withoutMarkup }
			/>
			<div { ...blockProps }>
				<figure className="eidan-showcase__media">
					{ url ? <img src={ url } alt={ alt ?? '' } /> : <SourcePlaceholder { ...chooser } /> }
					{ url &&
						items.map( ( item, index ) => (
							<Dot
								key={ item.clientId }
								number={ index + 1 }
								title={ withoutMarkup( item.attributes.title ) }
								value={ placeOf( item.attributes ) }
								isActive={ item.clientId === active }
								onChange={ ( place ) => void updateBlockAttributes( item.clientId, { place } ) }
							/>
						) ) }
				</figure>
				<div { ...innerProps } />
			</div>
		</>
	);
}
