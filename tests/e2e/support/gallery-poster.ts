/** A product whose gallery has images of variations, and a video. */
import type { Shop } from './shop';
import { POSTER } from './shop-kinds';

/** Returns the address of a poster. It has two colors with an image each, another image, and a video. Created once. */
export const posterOf = ( shop: Shop ) =>
	shop.php< string >( `
	// One worker creates it while the others wait.
	$lock = fopen( WPMU_PLUGIN_DIR . '/eidan-gallery.lock', 'c' );
	flock( $lock, LOCK_EX );
	wp_cache_flush();
	$found = get_page_by_path( 'gallery-poster', OBJECT, 'product' );
	if ( $found ) {
		return get_permalink( $found );
	}
	${ POSTER }
	$gallery = $poster( array( 'name' => 'Gallery poster', 'slug' => 'gallery-poster', 'description' => str_repeat( '<p>Words that make the page long.</p>', 60 ), 'gallery_image_ids' => array( $image( 'notebook-open', 'Notebook, notebook-open' ) ) ) )['product'];
	$gallery->update_meta_data( '_eidan_video', plugins_url( 'assets/demo/films/short.mp4', EIDAN_FILE ) );
	$gallery->save();
	return $gallery->get_permalink();` );
