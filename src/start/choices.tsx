import type { ReactNode } from 'react';

interface Option {
	value: string;
	label: string;
	description?: string;
	/** Shown above the name. */
	image?: ReactNode;
	/** Why it cannot be chosen, in a sentence. */
	obstacle?: string | undefined;
	/** Shown below the description. */
	more?: ReactNode;
	/** Links and buttons of it, outside of what is clicked to choose. */
	actions?: ReactNode;
}

interface Props {
	legend: string;
	name: string;
	options: Option[];
	value: string;
	onChange: ( value: string ) => void;
}

/** One of several, each a card. These are radio buttons: arrow keys change the choice. */
export function Choices( { legend, name, options, value, onChange }: Props ) {
	return (
		<fieldset className={ `eidan-start__choices is-${ name }` }>
			<legend>{ legend }</legend>
			<div className="eidan-start__grid">
				{ options.map( ( { value: own, label, description, obstacle, image, more, actions } ) => (
					<div
						key={ own }
						className={ `eidan-start__choice${ own === value ? ' is-chosen' : '' }${ obstacle ? ' is-off' : '' }` }
					>
						{ /* eslint-disable-next-line jsx-a11y/label-has-associated-control -- It has its radio button in it. */ }
						<label>
							{ image }
							<span className="eidan-start__name">
								<input
									type="radio"
									name={ `eidan-${ name }` }
									value={ own }
									aria-labelledby={ `eidan-${ name }-${ own }` }
									aria-describedby={ description && `eidan-${ name }-${ own }-more` }
									checked={ own === value }
									disabled={ !! obstacle }
									onChange={ () => onChange( own ) }
								/>
								<span id={ `eidan-${ name }-${ own }` }>{ label }</span>
							</span>
							{ description && (
								<span id={ `eidan-${ name }-${ own }-more` } className="eidan-start__description">
									{ description }
								</span>
							) }
							{ more }
							{ obstacle && <span className="eidan-start__obstacle">{ obstacle }</span> }
						</label>
						{ actions && <div className="eidan-start__actions">{ actions }</div> }
					</div>
				) ) }
			</div>
		</fieldset>
	);
}
