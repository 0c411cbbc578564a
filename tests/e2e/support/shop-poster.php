<?php
/**
 * Defines two functions, `$image` and `$poster`. Together they create a poster: a product whose page has variations to
 * choose from, and images to slide through and to enlarge. Runs as PHP on the site.
 */

/**
 * Adds an image of the demo shop, in portrait format, to the media library. Takes its file name and its alternative
 * text, and returns its ID.
 */
$image = static function ( string $name, string $alt = '' ): int {
	$folder = wp_upload_dir();
	copy( EIDAN_DIR . "/assets/demo/images/shop-$name.webp", "{$folder['path']}/$name.webp" );
	$id = wp_insert_attachment(
		array( 'post_mime_type' => 'image/webp', 'post_title' => $name ),
		"{$folder['path']}/$name.webp"
	);
	wp_update_attachment_metadata(
		$id,
		array(
			'file'   => _wp_relative_upload_path( "{$folder['path']}/$name.webp" ),
			'width'  => 800,
			'height' => 1000,
			'sizes'  => array(),
		)
	);
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	return $id;
};

/**
 * Creates a variable product. Takes its properties, and those of its variations with any keys. Returns the product, and
 * under `children` the IDs of the variations with the same keys. By default it has two covers, Ink and Stone.
 */
$poster = static function ( array $props, array $variations = array() ) use ( $image ): array {
	$cover = new WC_Product_Attribute();
	$cover->set_name( 'Cover' );
	$cover->set_options( array( 'Ink', 'Stone' ) );
	$cover->set_variation( true );
	$product = new WC_Product_Variable();
	$product->set_props(
		$props + array(
			'image_id'   => $image( 'notebook-vermilion', 'Notebook, notebook-vermilion' ),
			'attributes' => array( $cover ),
		)
	);
	$product->save();
	$variations = $variations ?: array(
		'Ink'   => array(
			'attributes'    => array( 'cover' => 'Ink' ),
			'regular_price' => '16',
			'image_id'      => $image( 'notebook-ink', 'Notebook, notebook-ink' ),
		),
		'Stone' => array(
			'attributes'    => array( 'cover' => 'Stone' ),
			'regular_price' => '12',
			'image_id'      => $image( 'notebook-stone', 'Notebook, notebook-stone' ),
		),
	);
	$children = array();
	foreach ( $variations as $key => $own ) {
		$variation = new WC_Product_Variation();
		$variation->set_props( $own + array( 'parent_id' => $product->get_id() ) );
		$children[ $key ] = $variation->save();
	}
	WC_Product_Variable::sync( $product->get_id() );
	return array( 'product' => wc_get_product( $product->get_id() ), 'children' => $children );
};
