import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { RepeaterToolbar, useFocusAfterPlaceholder, useRepeater } from '@eidan/editor';
import type { CSSProperties } from 'react';

import type { ScrollingTilesAttributes } from './attributes';
import { Inspector } from './inspector';
import { classesOf, MAX_ROWS, styleOf, type Supports } from './look';
import { Empty } from './placeholder';
import type { ScrollingTilesRowAttributes } from '../scrolling-tiles-row/attributes';

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< ScrollingTilesAttributes & Supports > ) {
	const handle = useRepeater< ScrollingTilesRowAttributes >( clientId, {
		block: 'eidan/scrolling-tiles-row',
		// A new row runs in the opposite direction of the row before it.
		attributes: ( rows ) => ( { direction: rows.at( -1 )?.attributes.direction === 'end' ? 'start' : 'end' } ),
	} );
	const [ isPaused, setPaused ] = useState( false );
	const isEmpty = ! handle.items.length;
	const blockProps = useBlockProps( {
		ref: useFocusAfterPlaceholder< HTMLDivElement >( isEmpty ),
		className: classesOf( attributes ),
		style: { ...styleOf( attributes ), ...( isPaused ? { '--eidan-play': 'paused' } : {} ) } as CSSProperties,
	} );
	const { children, ...innerProps } = useInnerBlocksProps( blockProps, {
		orientation: 'vertical',
		renderAppender: false as never,
	} );
	const buttonIcons = useMemo(
		() => (
			<svg
				viewBox="0 0 20 20"
				width="20"
				height="20"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				aria-hidden="true"
			>
				<path d="M7 4v12M13 4v12" />
				<path d="M6 4l10 6-10 6z" />
			</svg>
		),
		[]
	);

	if ( isEmpty ) {
		return (
			<div { ...blockProps }>
				<Empty clientId={ clientId } />
			</div>
		);
	}
	return (
		<>
			<RepeaterToolbar handle={ handle } max={ MAX_ROWS } />
			<Inspector attributes={ attributes } setAttributes={ setAttributes } handle={ handle } />
			<div { ...innerProps }>
				{ children }
				<button
					type="button"
					className="eidan-tiles__pause"
					aria-label={ __( 'Pause scrolling tiles', 'eidan' ) }
					aria-pressed={ isPaused }
					onClick={ () => setPaused( ! isPaused ) }
				>
					{ buttonIcons }
				</button>
			</div>
		</>
	);
}
