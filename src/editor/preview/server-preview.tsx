import { getBlockType } from '@wordpress/blocks';
import { Notice, Placeholder, Spinner } from '@wordpress/components';
import { useDisabled, useMergeRefs } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { StepsToolbar, type Steps } from './steps';
import { usePictureLinks, type PictureLinks } from './use-picture-links';
import { useServerHtml } from './use-server-html';
import { useStuckItems, type StuckItems } from './use-stuck-items';
import { useRunningRows } from '../rows/use-running-rows';
import { useSliders } from '../slider/use-sliders';
import { useMasonries } from '../views/use-masonry';

interface Props {
	/** Block name, for instance `eidan/blog-list`. */
	block: string;
	/** Attributes of the block, all of them. */
	attributes: Record< string, unknown >;
	/** Shown in place of an empty result. */
	empty?: ReactNode;
	/** Query arguments for the renderer, for instance `{ post_id: 7 }`. */
	urlQueryArgs?: Record< string, unknown >;
	/** Class of the element around the HTML. */
	className?: string;
	/** How the block is made, if its links bring up images; the same object at each render. */
	pictureLinks?: PictureLinks;
	/** How the block is made, if its items stay until the next one slides over them; the same object at each render. */
	stuckItems?: StuckItems;
}

// What block supports put on the wrapper is on the editor's own wrapper
// already; sent along, spacing and colours would apply twice.
const SUPPORTS = [
	'style',
	'className',
	'backgroundColor',
	'textColor',
	'gradient',
	'fontSize',
	'fontFamily',
	'borderColor',
	'align',
	'anchor',
	'metadata',
	'lock',
	'parts',
];

/**
 * What the renderer is asked with. It refuses attributes that it does not know, such as the mark that the editor of
 * widgets puts on each block.
 *
 * @param block      Block name.
 * @param attributes Its attributes, all of them.
 */
export const sent = ( block: string, attributes: Record< string, unknown > ) => {
	const known = getBlockType( block )?.attributes ?? attributes;
	return Object.fromEntries(
		Object.entries( attributes ).filter( ( [ name ] ) => name in known && ! SUPPORTS.includes( name ) )
	);
};

/**
 * A dynamic block as visitors get it, rendered by the server.
 *
 * Keeps the last preview while a new one is on its way, so that the canvas
 * does not jump at each change, and keeps links and controls inside from being
 * used by accident. Sliders, masonries and running rows run in it as on the page,
 * and links bring up their images. What is shown one after the other the toolbar
 * brings up.
 */
export function ServerPreview( {
	block,
	attributes,
	empty,
	urlQueryArgs,
	className,
	pictureLinks,
	stuckItems,
}: Props ) {
	const [ steps, setSteps ] = useState< Steps >();
	const { status, html, message } = useServerHtml( block, sent( block, attributes ), urlQueryArgs );
	const shown = [
		useSliders( setSteps ),
		usePictureLinks( setSteps, pictureLinks ),
		useStuckItems( setSteps, stuckItems ),
	];
	const ref = useMergeRefs( [ useDisabled(), useMasonries(), useRunningRows(), ...shown ] );

	if ( status === 'error' ) {
		return (
			<Notice status="error" isDismissible={ false } className="eidan-attribute-notice">
				{ sprintf(
					/* translators: %s: error message of the server. */
					__(
						'This preview could not be loaded: %s Your settings are kept; change them or reload the editor.',
						'eidan'
					),
					message
				) }
			</Notice>
		);
	}
	if ( ! html.trim() ) {
		return status === 'ready' ? (
			<>{ empty }</>
		) : (
			<Placeholder className="eidan-server-preview__placeholder">
				<Spinner />
			</Placeholder>
		);
	}
	const loading = status === 'loading';
	return (
		<div
			className={ [ 'eidan-server-preview', loading && 'is-loading', className ].filter( Boolean ).join( ' ' ) }
			aria-busy={ loading }
		>
			{ loading && <Spinner /> }
			{ steps && steps.count > 1 && <StepsToolbar { ...steps } /> }
			{ /* The canvas says no language, which quotation marks and hyphens hang on. */ }
			<div
				ref={ ref }
				lang={ document.documentElement.lang || undefined }
				dangerouslySetInnerHTML={ { __html: html } }
			/>
		</div>
	);
}
