<?php
/**
 * Removes data when the plugin is deleted.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Assets\StyleFiles;
use Eidan\Attribution\Costs\CostTable;
use Eidan\Attribution\OrderSource;
use Eidan\Attribution\Report\Customer;
use Eidan\Attribution\Report\Mail\Weekly;
use Eidan\Attribution\Report\Renaming;
use Eidan\Attribution\Report\Table;
use Eidan\Demo\Ledger;
use Eidan\Demo\People;
use Eidan\Demo\Progress;
use Eidan\Demo\Style\Switcher;
use Eidan\Demo\Visibility;
use Eidan\Enquiries\Retention;
use Eidan\Enquiries\Sources;
use Eidan\Enquiries\Store;
use Eidan\Header\PageHeader;
use Eidan\Icons\Uploads;
use Eidan\ImageOverlay\Tones;
use Eidan\Import\Trace;
use Eidan\Instagram\Connection;
use Eidan\Instagram\Library;
use Eidan\Instagram\Schedule;
use Eidan\Lists\Query\Totals;
use Eidan\Lists\Speed\VisibleText;
use Eidan\Menus\ItemFields;
use Eidan\Outcomes\Webhook\Deliveries;
use Eidan\Outcomes\Webhook\Listeners;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Rewrite;
use Eidan\Settings\Settings;
use Eidan\Shop\GalleryVideo;
use Eidan\Shop\LeftOut;
use Eidan\Shop\ScriptNeeds;
use Eidan\Shop\SwatchTerms;
use Eidan\Support\ImageSize;
use Eidan\Support\RootFontSize;
use Eidan\Support\Sites;
use Eidan\Video\Poster;
use Eidan\Video\Provider;
use wpdb;

/**
 * Removes what the owner chose, by default nothing, and derived data in any case.
 *
 * Posts with our blocks are never changed. Images stay in the media library, as other pages may use them. WordPress
 * deletes a plugin without loading it, so this code must not rely on our hooks.
 */
final class Uninstall {

	/** Ids in a batch. */
	private const BATCH = 100;

	/**
	 * Cleans up the site, or every site of a network.
	 */
	public static function run(): void {
		Sites::each( array( self::class, 'site' ) );
	}

	/**
	 * Cleans up one site.
	 */
	public static function site(): void {
		$remove = Settings::get( 'uninstall.remove' );
		Rewrite::forget();
		Totals::forget();
		Provider::forget();
		VisibleText::forget();
		Tones::forget();
		ImageSize::forget();
		StyleFiles::forget();
		RootFontSize::forget();
		Table::drop();
		CostTable::drop();
		Customer::forget_key();
		Renaming::forget();
		LeftOut::forget();
		ScriptNeeds::forget();
		Progress::forget();
		Schedule::clear();
		StartNotice::forget();
		Retention::clear();
		Weekly::clear();
		Sources::forget();
		Deliveries::forget();
		if ( 'everything' === $remove ) {
			array_map( array( self::class, 'content' ), ContentTypes::all() );
			self::entries( Uploads::POST_TYPE );
			self::entries( Store::POST_TYPE );
			( new People( new Ledger() ) )->remove();
			delete_option( Ledger::OPTION );
			delete_option( Visibility::OPTION );
			// The header of a style would be empty without the plugin.
			( new Switcher() )->take_off();
			delete_option( Ledger::STYLE_OPTION );
			Library::forget();
			SwatchTerms::forget();
			GalleryVideo::forget();
			Poster::forget();
			ItemFields::forget();
			PageHeader::forget();
			Trace::forget();
			OrderSource::forget();
			Listeners::forget();
		}
		if ( 'everything' === $remove || 'settings' === $remove ) {
			delete_option( Settings::OPTION );
			Connection::forget();
			StartNotice::forget_users();
		}
		/**
		 * Fires when the plugin is deleted, on each site of a network.
		 *
		 * @param string $remove 'nothing', 'settings' or 'everything', as the owner chose.
		 */
		do_action( 'eidan_uninstall', $remove );
	}

	/**
	 * Deletes the items of a content type with their revisions and meta, and its terms.
	 */
	private static function content( ContentType $type ): void {
		/**
		 * The database.
		 *
		 * @var wpdb $wpdb
		 */
		global $wpdb;
		self::entries( $type->name );
		foreach ( $type->taxonomy_names() as $taxonomy ) {
			if ( ! taxonomy_exists( $taxonomy ) ) {
				register_taxonomy( $taxonomy, $type->name );
			}
			// phpcs:disable WordPress.DB -- As said above.
			$terms = $wpdb->get_col(
				(string) $wpdb->prepare( 'SELECT term_id FROM %i WHERE taxonomy = %s', $wpdb->term_taxonomy, $taxonomy )
			);
			// phpcs:enable WordPress.DB
			foreach ( $terms as $term ) {
				wp_delete_term( (int) $term, $taxonomy );
			}
			// WordPress's cache of the term hierarchy, which it keeps even if empty.
			delete_option( "{$taxonomy}_children" );
		}
	}

	/**
	 * Deletes all items of one of our post types.
	 *
	 * Queries the database directly, since other plugins hide items of other languages, and statuses may be unknown.
	 *
	 * @param lowercase-string&non-empty-string $name Name of the type.
	 */
	private static function entries( string $name ): void {
		/**
		 * The database.
		 *
		 * @var wpdb $wpdb
		 */
		global $wpdb;
		// The post type may be switched off and not registered.
		if ( ! post_type_exists( $name ) ) {
			register_post_type( $name );
		}
		do {
			// phpcs:disable WordPress.DB -- As said above.
			$ids = $wpdb->get_col(
				(string) $wpdb
					->prepare( 'SELECT ID FROM %i WHERE post_type = %s LIMIT %d', $wpdb->posts, $name, self::BATCH )
			);
			// phpcs:enable WordPress.DB
			$gone = 0;
			foreach ( $ids as $id ) {
				$gone += (bool) wp_delete_post( (int) $id, true ) ? 1 : 0;
			}
		} while ( $gone > 0 );
	}
}
