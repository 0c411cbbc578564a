<?php
/**
 * A stand-in for the function that TranslatePress gives to other plugins. As in the plugin, nothing is translated in
 * the language of the site, and in the REST API only in filters whose names begin with `rest_prepare_`.
 */

function trp_translate( string $content, ?string $language = null, bool $prevent_over_translation = true ): string {
	$language ??= $GLOBALS['TRP_LANGUAGE'];
	$asked      = ! empty( $GLOBALS['eidan_test_rest'] );
	$translates = ! $asked || str_starts_with( (string) current_filter(), 'rest_prepare_' );
	if ( 'en_US' !== $language && $translates ) {
		$content = strtr(
			$content,
			array(
				'Entry'          => 'Eintrag',
				'Load more'      => 'Mehr laden',
				'No more items.' => 'Keine weiteren.',
			)
		);
	}

	return $prevent_over_translation ? "<span data-no-translation>$content</span>" : $content;
}
