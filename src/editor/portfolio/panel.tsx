import { ToggleControl, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { postEditor } from '../post-store';
import { CheckedField } from './checked-field';
import { GalleryField } from './gallery-field';
import { cleanWebsite, isDate, POST_TYPE, useItemMeta } from './item';

const EXAMPLES = '2026, 2026-05, 2026-05-14';

/** The panel “Portfolio details” of an item's sidebar. */
export function PortfolioPanel() {
	const id = useSelect( ( select ) => {
		const { getCurrentPostType, getCurrentPostId } = postEditor( select );
		return getCurrentPostType() === POST_TYPE ? getCurrentPostId() : null;
	}, [] );

	return id === null ? null : (
		<PluginDocumentSettingPanel
			name="eidan-portfolio-details"
			title={ __( 'Portfolio details', 'eidan' ) }
			className="eidan-portfolio-panel"
		>
			<PortfolioFields id={ id } />
		</PluginDocumentSettingPanel>
	);
}

/** The fields themselves. */
export function PortfolioFields( { id }: { id: number } ) {
	const [ meta, change ] = useItemMeta( id );

	return (
		<div className="eidan-portfolio-panel__fields">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Client', 'eidan' ) }
				value={ meta.eidan_client ?? '' }
				maxLength={ 200 }
				onChange={ ( value ) => change( { eidan_client: value } ) }
			/>
			<CheckedField
				label={ __( 'Date', 'eidan' ) }
				value={ meta.eidan_date ?? '' }
				parse={ ( text ) => ( ! text.trim() || isDate( text.trim() ) ? text.trim() : null ) }
				/* translators: %s: examples of dates. */
				help={ sprintf( __( 'A year, a month or a day: %s.', 'eidan' ), EXAMPLES ) }
				error={ sprintf(
					/* translators: %s: examples of dates. */
					__( 'This is not a date, so the previous one is kept. Enter a year, a month or a day: %s.', 'eidan' ),
					EXAMPLES
				) }
				onChange={ ( value ) => change( { eidan_date: value } ) }
			/>
			<CheckedField
				label={ __( 'Website', 'eidan' ) }
				type="url"
				value={ meta.eidan_website ?? '' }
				parse={ cleanWebsite }
				help={ __( 'Where the work can be seen.', 'eidan' ) }
				error={ __( 'This is not a URL, so the previous one is kept. Enter one like https://example.com.', 'eidan' ) }
				onChange={ ( value ) => change( { eidan_website: value } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Light skin', 'eidan' ) }
				help={ __( 'For dark images: the header and titles over them are light.', 'eidan' ) }
				checked={ meta.eidan_light_skin ?? false }
				onChange={ ( value ) => change( { eidan_light_skin: value } ) }
			/>
			<GalleryField ids={ meta.eidan_gallery ?? [] } onChange={ ( value ) => change( { eidan_gallery: value } ) } />
		</div>
	);
}
