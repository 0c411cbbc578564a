import { __, sprintf } from '@wordpress/i18n';
import type { Widget } from './types';

/** All widgets, each a link to a new page that begins with it. */
export function Widgets( { widgets }: { widgets: Widget[] } ) {
	return (
		<>
			<p className="eidan-start__line">
				{ __(
					'Each link opens a new page that begins with the widget. Nothing is saved before you do so.',
					'eidan'
				) }
			</p>
			<ul className="eidan-start__widgets">
				{ widgets.map( ( { name, title, description, image, url } ) => (
					<li key={ name }>
						{ image ? (
							<img src={ image } width={ 320 } height={ 200 } alt="" loading="lazy" />
						) : (
							<span className="eidan-start__no-image" aria-hidden="true">
								{ title.slice( 0, 1 ) }
							</span>
						) }
						<a
							href={ url }
							/* translators: %s: name of a widget. */
							aria-label={ sprintf( __( '%s: open a new page with it', 'eidan' ), title ) }
						>
							{ title }
						</a>
						<span className="eidan-start__description">{ description }</span>
					</li>
				) ) }
			</ul>
		</>
	);
}
