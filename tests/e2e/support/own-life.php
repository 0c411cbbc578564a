<?php
/**
 * Fills a site as an owner would over some years: pages, posts, menus, widgets, styles, templates, users, comments,
 * media, options, and a content type and a database table of another plugin.
 */

// phpcs:disable WordPress.DB, WordPress.WP.AlternativeFunctions -- runs only on a test site.

global $wpdb;

wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents(
	WPMU_PLUGIN_DIR . '/own-projects.php',
	'<?php
	function own_projects() {
		register_taxonomy( "own_topic", "own_project", array( "public" => true, "hierarchical" => true ) );
		register_post_type( "own_project", array(
			"public"      => true,
			"label"       => "Projects",
			"has_archive" => true,
			"rewrite"     => array( "slug" => "projects" ),
			"supports"    => array( "title", "editor", "thumbnail", "revisions", "custom-fields" ),
		) );
	}
	add_action( "init", "own_projects" );'
);
require WPMU_PLUGIN_DIR . '/own-projects.php';
own_projects();

$authors = array( 1 );
foreach ( array( 'editor', 'author', 'contributor', 'subscriber', 'administrator' ) as $role ) {
	$authors[] = wp_insert_user(
		array(
			'user_login'   => "own-$role",
			'user_pass'    => wp_generate_password(),
			'user_email'   => "own-$role@example.com",
			'role'         => $role,
			'description'  => "I am the $role.",
			'display_name' => ucfirst( $role ),
		)
	);
}
update_user_meta( $authors[1], 'own_note', array( 'likes' => 'Tea & "biscuits"' ) );
add_role( 'own_helper', 'Helper', array( 'read' => true, 'edit_posts' => true ) );

$media = array();
foreach ( array( 'boat', 'lake' ) as $number => $name ) {
	$file  = wp_upload_dir()['path'] . "/$name.png";
	$image = imagecreatetruecolor( 800, 600 );
	imagefill( $image, 0, 0, imagecolorallocate( $image, 90, 60 * $number, 120 ) );
	imagepng( $image, $file );
	$media[ $name ] = wp_insert_attachment(
		array( 'post_title' => $name, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ),
		$file
	);
	require_once ABSPATH . 'wp-admin/includes/image.php';
	wp_update_attachment_metadata( $media[ $name ], wp_generate_attachment_metadata( $media[ $name ], $file ) );
}

$topic = wp_insert_term( 'Harbours', 'own_topic' )['term_id'];
update_term_meta( $topic, 'own_color', '#0a7' );
$pages = array();
for ( $number = 1; $number <= 20; $number++ ) {
	$pages[] = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => array( 'publish', 'publish', 'draft', 'private' )[ $number % 4 ],
				'post_title'   => "Own page $number",
				'post_content' =>
					"<!-- wp:paragraph -->\n<p>Line $number \\ “quoted” &amp; kept.</p>\n<!-- /wp:paragraph "
					. "-->\n\n<!-- "
					. "wp:list --><ul class=\"wp-block-list\"><!-- wp:list-item --><li>One</li><!-- /wp:list-item "
					. '--></ul><!-- /wp:list -->',
				'post_author'  => $authors[ $number % 3 ],
				'post_parent'  => $number > 15 ? $pages[0] : 0,
				'menu_order'   => $number,
			)
		)
	);
}
foreach ( array( 'post', 'own_project' ) as $type ) {
	for ( $number = 1; $number <= 6; $number++ ) {
		$id = wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => $number > 5 ? 'trash' : 'publish',
				'post_title'   => "Own $type $number",
				'post_content' => "<p>Classic text $number</p>",
				'post_author'  => $authors[ $number % 4 ],
				'meta_input'   => array( 'own_field' => array( 'a' => $number ) ),
			)
		);
		set_post_thumbnail( $id, $media['boat'] );
		wp_update_post( array( 'ID' => $id, 'post_content' => "<p>Classic text $number, again</p>" ) );
		wp_set_object_terms(
			$id,
			'own_project' === $type ? array( $topic ) : array( 'harbour', 'lake' ),
			'own_project' === $type ? 'own_topic' : 'post_tag'
		);
		$comment = wp_insert_comment(
			array(
				'comment_post_ID'  => $id,
				'comment_author'   => 'A reader',
				'comment_content'  => "Comment $number",
				'comment_approved' => $number % 2,
			)
		);
		add_comment_meta( $comment, 'own_rating', $number );
	}
}

$menu = wp_create_nav_menu( 'Main' );
foreach ( array_slice( $pages, 0, 3 ) as $page ) {
	wp_update_nav_menu_item(
		$menu,
		0,
		array(
			'menu-item-title'     => "To $page",
			'menu-item-object-id' => $page,
			'menu-item-object'    => 'page',
			'menu-item-type'      => 'post_type',
			'menu-item-status'    => 'publish',
		)
	);
}
wp_insert_post(
	array(
		'post_type'    => 'wp_navigation',
		'post_status'  => 'publish',
		'post_title'   => 'Navigation',
		'post_content' => '<!-- wp:page-list /-->',
	)
);
wp_insert_post(
	array(
		'post_type'    => 'wp_block',
		'post_status'  => 'publish',
		'post_title'   => 'A pattern',
		'post_content' => '<!-- wp:paragraph --><p>Again and again.</p><!-- /wp:paragraph -->',
	)
);
update_option( 'widget_block', array( 2 => array( 'content' => '<!-- wp:search /-->' ), '_multiwidget' => 1 ) );
update_option( 'sidebars_widgets', array( 'wp_inactive_widgets' => array( 'block-2' ), 'array_version' => 3 ) );
wp_update_post(
	array(
		'ID'           => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
		'post_content' =>
			'{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"background":"#fafafa"}}}',
	)
);
foreach ( array(
	array( 'wp_template_part', 'header', '<!-- wp:site-title /--><!-- wp:navigation /-->' ),
	array( 'wp_template', 'single', '<!-- wp:template-part {"slug":"header"} /--><!-- wp:post-content /-->' ),
) as list( $type, $name, $content ) ) {
	wp_set_object_terms(
		wp_insert_post(
			array(
				'post_type'    => $type,
				'post_name'    => $name,
				'post_title'   => $name,
				'post_status'  => 'publish',
				'post_content' => $content,
			)
		),
		get_stylesheet(),
		'wp_theme'
	);
}
foreach ( array(
	'blogname'            => 'Ours & "theirs"',
	'blogdescription'     => 'A tagline',
	'show_on_front'       => 'page',
	'page_on_front'       => $pages[0],
	'page_for_posts'      => $pages[1],
	'permalink_structure' => '/%postname%/',
	'site_icon'           => $media['lake'],
	'posts_per_page'      => 7,
	'timezone_string'     => 'Europe/Berlin',
	'own_plugin'          => array( 'on' => true ),
) as $name => $value ) {
	update_option( $name, $value );
}
$wpdb->query( "CREATE TABLE {$wpdb->prefix}own_bookings ( id INTEGER PRIMARY KEY, guest VARCHAR(100) )" );
$wpdb->insert( "{$wpdb->prefix}own_bookings", array( 'id' => 1, 'guest' => 'Anna' ) );
file_put_contents( wp_upload_dir()['basedir'] . '/own-invoice.txt', 'Of the owner.' );
flush_rewrite_rules();

if ( class_exists( 'WooCommerce' ) ) {
	$product = new WC_Product_Simple();
	$product->set_props( array( 'name' => 'Own product', 'regular_price' => '12', 'image_id' => $media['boat'] ) );
	$product->save();
	$order = wc_create_order( array( 'customer_id' => $authors[4] ) );
	$order->add_product( $product, 2 );
	$order->update_status( 'completed' );
}
