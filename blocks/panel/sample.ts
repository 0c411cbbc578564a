import { getBlockType } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { PanelAttributes } from './attributes';

/** A block as data. It is not created here, because WordPress's blocks are registered after ours. */
export interface Sample {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks?: Sample[];
}

const paragraph = ( content: string ): Sample => ( { name: 'core/paragraph', attributes: { content } } );

/** A list of the site's pages: our menu block if it is active, otherwise core/navigation. */
const menu = (): Sample =>
	getBlockType( 'eidan/menu' )
		? { name: 'eidan/menu', attributes: {} }
		: {
				name: 'core/navigation',
				attributes: { overlayMenu: 'never', layout: { type: 'flex', orientation: 'vertical' } },
			};

/** Sample content to try a panel with. */
export const sample = ( kind: PanelAttributes[ 'kind' ] ): Sample[] => {
	if ( kind === 'fullscreen' ) {
		return [ menu(), paragraph( 'hello@example.com' ) ];
	}
	const isPopup = kind === 'popup';
	return [
		{
			name: 'core/heading',
			attributes: {
				level: 2,
				content: isPopup ? __( 'Letters from the studio', 'eidan' ) : __( 'Let us talk', 'eidan' ),
			},
		},
		paragraph(
			isPopup
				? __( 'Four times a year, what we learned on site. No advertising.', 'eidan' )
				: __( 'Tell us what you are planning. We answer within two working days.', 'eidan' )
		),
		{
			name: 'core/buttons',
			attributes: {},
			innerBlocks: [
				{
					name: 'core/button',
					attributes: { text: __( 'Write to us', 'eidan' ), url: 'mailto:hello@example.com' },
				},
			],
		},
	];
};
