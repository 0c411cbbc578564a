import { getBlockType } from '@wordpress/blocks';
import { Notice, Placeholder, Spinner } from '@wordpress/components';
import { useDisabled, useInstanceId, useMergeRefs } from '@wordpress/compose';
import { useEffect, useReducer, useState } from '@wordpress/element';
import { addAction, removeAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { StepsToolbar, type Steps } from '../views/steps';
import { useImageLinks, type ImageLinks } from './use-image-links';
import { useServerHtml } from './use-server-html';
import { useStickyItems, type StickyItems } from './use-sticky-items';
import { classNames } from '../class-names';
import { markOf, withMark } from '../sample/mark';
import { ITEMS_CHANGED } from '../sample/use-publish';
import { duotoneStyle } from '../image-overlay/duotone-style';
import { useRunningRows } from '../rows/use-running-rows';
import { useSliders } from '../slider/use-sliders';
import { useMasonries } from '../views/use-masonry';

interface Props {
	/** Block name, for instance `eidan/blog-list`. */
	block: string;
	/** All attributes of the block. */
	attributes: Record< string, unknown >;
	/** Shown if the server returns nothing. */
	empty?: ReactNode;
	/** Query arguments for the renderer, for instance `{ post_id: 7 }`. */
	urlQueryArgs?: Record< string, unknown >;
	/** What the renderer needs besides the block, for instance a menu that is not saved yet. */
	data?: Record< string, unknown > | undefined;
	/** Class of the element around the HTML. */
	className?: string;
	/** For a block whose links show images. It must be the same object at each render. */
	imageLinks?: ImageLinks;
	/** For a block whose items stick at the top until the next one covers them. The same object at each render. */
	stickyItems?: StickyItems;
}

// Attributes of block supports. The editor applies them to its own wrapper of the block. If the server got them too,
// spacing and colors would apply twice.
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
 * Returns the attributes to send to the server. It passes over those that it does not know
 * (`Eidan\Blocks\PreviewRequest`), such as the one that the widgets editor adds to each block.
 *
 * @param block      Block name, such as `eidan/blog-list`.
 * @param attributes All attributes of the block.
 */
export const attributesToSend = ( block: string, attributes: Record< string, unknown > ) => {
	const known = getBlockType( block )?.attributes ?? attributes;
	const mark = markOf( attributes );
	return {
		...Object.fromEntries( Object.entries( attributes ).filter( ( [ name ] ) => ! SUPPORTS.includes( name ) ) ),
		// With a duotone, images need another shade below their words.
		...( 'style' in known ? duotoneStyle( attributes.style ) : {} ),
		// The server shows sample items.
		...( mark ? withMark( {}, mark ) : {} ),
	};
};

/** How often items were published from the canvas: what is shown may be another then. */
const useRounds = () => {
	const id = useInstanceId( ServerPreview );
	const [ rounds, next ] = useReducer( ( count: number ) => count + 1, 0 );
	useEffect( () => {
		addAction( ITEMS_CHANGED, `eidan/preview-${ id }`, next as () => void );
		return () => void removeAction( ITEMS_CHANGED, `eidan/preview-${ id }` );
	}, [ id ] );
	return rounds;
};

/**
 * Shows a dynamic block as visitors see it, rendered by the server.
 *
 * The last preview stays while a new one loads, so that the canvas does not jump at each change. Links and controls in
 * the preview are disabled. Sliders, masonries and running rows work as on the page, and the pointer on a link shows
 * its image. If the preview shows its items one after the other, the toolbar has buttons for the previous and next
 * item.
 */
export function ServerPreview( { block, attributes, empty, urlQueryArgs, data, ...more }: Props ) {
	const { className, imageLinks, stickyItems } = more;
	const [ steps, setSteps ] = useState< Steps >();
	const rounds = useRounds();
	const { status, html, message } = useServerHtml(
		block,
		attributesToSend( block, attributes ),
		urlQueryArgs,
		// The server does not read this.
		rounds ? { ...data, eidan_changes: rounds } : data
	);
	const shown = [
		useSliders( setSteps ),
		useImageLinks( setSteps, imageLinks ),
		useStickyItems( setSteps, stickyItems ),
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
			className={ classNames( 'eidan-server-preview', loading && 'is-loading', className ) }
			aria-busy={ loading }
		>
			{ loading && <Spinner /> }
			{ steps && steps.count > 1 && <StepsToolbar { ...steps } /> }
			{ /* The canvas has no `lang` attribute, but quotation marks and hyphenation depend on it. */ }
			<div
				ref={ ref }
				lang={ document.documentElement.lang || undefined }
				dangerouslySetInnerHTML={ { __html: html } }
			/>
		</div>
	);
}
