/** Knows when a form was sent: ours, and those of plugins that say so. */

interface JQuery {
	( target: Document ): {
		on: ( names: string, act: ( event: { type: string }, ...more: unknown[] ) => void ) => void;
	};
}

/** Events of the document, with the plugins whose they are. */
const EVENTS: Record< string, string > = {
	'eidan:enquiry-sent': 'eidan',
	wpcf7mailsent: 'contact-form-7',
};

/** The same of plugins that use jQuery. */
const JQUERY: Record< string, string > = {
	fluentform_submission_success: 'fluentform',
	frmFormComplete: 'formidable',
	wpformsAjaxSubmitSuccess: 'wpforms',
	gform_confirmation_loaded: 'gravityforms',
	nfFormSubmitResponse: 'ninja-forms',
};

/** Parameters of the page that says that a form was sent. */
const PAGES: Record< string, string > = {
	'eidan-sent': 'eidan',
	'contact-form-sent': 'jetpack',
};

/** Some plugins say it twice, of the form and of the page. */
const PAUSE = 1000;

/** Ninja Forms answers errors by the same event. */
const hasErrors = ( data: unknown ) => {
	const { response } = ( data ?? {} ) as { response?: { errors?: object } };
	return Object.keys( response?.errors ?? {} ).length > 0;
};

/**
 * @param sent Called with the plugin's name after a form was sent.
 * @return Listens to plugins that use jQuery, which may come late. To be called again.
 */
export const onSent = ( sent: ( plugin: string ) => void ): ( () => void ) => {
	const last: Record< string, number > = {};
	const tell = ( plugin: string ) => {
		const now = Date.now();
		if ( ! ( now - ( last[ plugin ] ?? 0 ) < PAUSE ) ) {
			last[ plugin ] = now;
			sent( plugin );
		}
	};
	for ( const [ name, plugin ] of Object.entries( EVENTS ) ) {
		document.addEventListener( name, () => tell( plugin ) );
	}
	const [ entry ] = performance.getEntriesByType?.( 'navigation' ) ?? [];
	// Not when the page is loaded again, or comes back.
	if ( ( ( entry as PerformanceNavigationTiming | undefined )?.type ?? 'navigate' ) === 'navigate' ) {
		const query = new URLSearchParams( window.location.search );
		for ( const [ name, plugin ] of Object.entries( PAGES ) ) {
			if ( query.get( name ) ) {
				tell( plugin );
			}
		}
	}

	let listens = false;
	return () => {
		const { jQuery } = window as { jQuery?: JQuery };
		if ( jQuery && ! listens ) {
			listens = true;
			jQuery( document ).on( Object.keys( JQUERY ).join( ' ' ), ( { type }, data ) => {
				if ( ! hasErrors( data ) ) {
					tell( JQUERY[ type ] ?? type );
				}
			} );
		}
	};
};
