<?php
/**
 * What makes a poster of several kinds with an image each: a page of a product with something to choose, to slide and
 * to enlarge. Runs inside the site's PHP, and leaves two functions.
 */

/** An image of the demo shop in the media library, portrait. Takes its name and its alternative text; gives its id. */
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
 * A variable product. Takes its properties and those of its variations by any key; gives the product, and under
 * `children` the ids of the variations by the same keys. Without attributes it comes in two covers, Ink and Stone.
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
