import { Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FieldControl } from '../settings/field-control';
import { page } from '../settings/sections/page';
import { shop } from '../settings/sections/shop';
import type { Field, Section } from '../settings/types';
import { useSettings, type Settings } from '../settings/use-settings';
import { valueAt } from '../settings/values';

const toggles = ( sections: Section[] ): Field[] =>
	sections.flatMap( ( { fields } ) => fields.filter( ( { type } ) => type === 'toggle' ) );

const none = () => [];

interface GroupProps {
	title: string;
	intro: string;
	fields: Field[];
	settings: Settings;
	onFailure: ( message: string ) => void;
}

function Group( { title, intro, fields, settings, onFailure }: GroupProps ) {
	const { state, draft } = settings;
	if ( ! state ) {
		return null;
	}
	return (
		<section className="eidan-settings__section">
			<h3>{ title }</h3>
			<p className="eidan-settings__intro">{ intro }</p>
			<div className="eidan-settings__fields">
				{ fields.map( ( field ) => (
					<FieldControl
						key={ field.path }
						field={ field }
						value={ valueAt( draft, field.path ) }
						defaultValue={ valueAt( state.defaults, field.path ) }
						limits={ undefined }
						error={ undefined }
						note={ undefined }
						home={ state.home }
						disabled={ !! field.needs && valueAt( draft, field.needs ) !== true }
						onChange={ async ( value ) => {
							// At once for the eye, and back if the server refuses it.
							settings.change( field.path, value );
							const problem = await settings.store( field.path, value );
							onFailure( problem );
							if ( problem ) {
								settings.change( field.path, valueAt( state.settings, field.path ) );
							}
						} }
					/>
				) ) }
			</div>
		</section>
	);
}

/** The switches of the whole site, each with what it does. They hold at once. */
export function Switches( { settingsUrl }: { settingsUrl: string } ) {
	const settings = useSettings( none );
	const [ failure, setFailure ] = useState( '' );
	const { state, load } = settings;
	const problem = failure || settings.failure;

	return (
		<section className="eidan-start__switches" aria-labelledby="eidan-start-switches">
			<h2 id="eidan-start-switches">{ __( 'Switches', 'eidan' ) }</h2>
			<p className="eidan-start__line">
				{ __( 'Saved at once, for the whole site.', 'eidan' ) }{ ' ' }
				<a href={ settingsUrl }>{ __( 'All settings', 'eidan' ) }</a>
			</p>
			{ problem && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ state ? [] : [ { label: __( 'Try again', 'eidan' ), onClick: load } ] }
				>
					{ problem }
				</Notice>
			) }
			{ ! state && ! problem && <Spinner /> }
			<Group
				title={ __( 'Page', 'eidan' ) }
				intro={ __( 'For every page.', 'eidan' ) }
				fields={ toggles( page() ) }
				settings={ settings }
				onFailure={ setFailure }
			/>
			{ state?.shop && (
				<Group
					title={ __( 'Shop', 'eidan' ) }
					intro={ __( 'For pages of WooCommerce, and for those without.', 'eidan' ) }
					fields={ toggles( shop() ) }
					settings={ settings }
					onFailure={ setFailure }
				/>
			) }
		</section>
	);
}
