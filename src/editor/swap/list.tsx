import { RichText } from '@wordpress/block-editor';
import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { image as imageIcon, video as videoIcon } from '@wordpress/icons';
import { plainText } from '../plain-text';
import type { Repeater, RepeaterItem } from '../repeater/use-repeater';

/** The attributes of core/image and core/video that a swapping gallery uses. */
export interface SwapMedia {
	url?: string;
	src?: string;
	poster?: string;
	alt?: string;
	caption?: string;
	sizeSlug?: string;
}

/** Returns the name of an image: its caption or, if it has none, its alternative text. */
export const nameOfImage = ( { attributes: { caption, alt } }: RepeaterItem< SwapMedia > ): string =>
	plainText( caption ) || ( alt ?? '' );

interface Props {
	handle: Repeater< SwapMedia >;
	/** Whether to show titles, which authors edit here, in place of thumbnails. */
	titles: boolean;
	onShow: ( clientId: string ) => void;
	onTitle: ( clientId: string, title: string ) => void;
}

/** The list of titles or thumbnails in the canvas. Clicking one shows its image. */
export const SwapList = ( { handle: { items, active }, titles, onShow, onTitle }: Props ) => (
	<div className="eidan-swap__list">
		{ items.map( ( item, index ) => {
			const { clientId, attributes } = item;
			const thumb = attributes.url ?? attributes.poster;
			const number = index + 1;
			const state = { className: `eidan-swap__tab${ clientId === active ? ' is-active' : '' }` };
			return titles ? (
				// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The title inside handles the keyboard.
				<div
					key={ clientId }
					{ ...state }
					onClick={ () => onShow( clientId ) }
					onFocus={ () => onShow( clientId ) }
				>
					<RichText
						tagName="span"
						value={ attributes.caption ?? '' }
						onChange={ ( title: string ) => onTitle( clientId, title ) }
						allowedFormats={ [ 'core/bold', 'core/italic' ] }
						disableLineBreaks
						// The page shows the same title for an image without a caption.
						placeholder={
							attributes.alt?.trim() ||
							/* translators: %d: number of an image that has no caption and no description. */
							sprintf( __( 'Image %d', 'eidan' ), number )
						}
						/* translators: %d: number of the image. */
						aria-label={ sprintf( __( 'Title of image %d', 'eidan' ), number ) }
					/>
				</div>
			) : (
				<button
					key={ clientId }
					type="button"
					{ ...state }
					/* translators: %s: name of an image. */
					aria-label={ sprintf( __( 'Show %s', 'eidan' ), nameOfImage( item ) || `${ number }` ) }
					onClick={ () => onShow( clientId ) }
				>
					{ thumb ? <img src={ thumb } alt="" /> : <Icon icon={ attributes.src ? videoIcon : imageIcon } /> }
				</button>
			);
		} ) }
	</div>
);
