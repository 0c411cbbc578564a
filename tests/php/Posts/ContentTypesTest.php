<?php
declare( strict_types=1 );

namespace Eidan\Tests\Posts;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardOptions;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\Token;
use Eidan\Plugin\Uninstall;
use Eidan\Posts\Columns;
use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Editor;
use Eidan\Posts\Field;
use Eidan\Posts\FieldType;
use Eidan\Posts\HiddenFields;
use Eidan\Posts\Rewrite;
use Eidan\Posts\Taxonomy;
use Eidan\Posts\TypeSettings;
use Eidan\Settings\Settings;
use Eidan\Tests\TestCase;

/**
 * A content type behaves as its declaration says everywhere. The tests declare two more types: one without pages of its
 * own, and one with pages.
 */
final class ContentTypesTest extends TestCase {

	private const TYPE = 'eidan_thing';
	private const KIND = 'eidan_thing_kind';

	protected function setUp(): void {
		parent::setUp();
		ContentTypes::add( self::thing() );
		ContentTypes::register();
		HiddenFields::register();
	}

	protected function tearDown(): void {
		ContentTypes::remove( self::TYPE );
		foreach ( array( self::TYPE, 'eidan_place' ) as $name ) {
			ContentTypes::remove( $name );
			if ( post_type_exists( $name ) ) {
				unregister_post_type( $name );
			}
		}
		if ( taxonomy_exists( self::KIND ) ) {
			unregister_taxonomy( self::KIND );
		}
		parent::tearDown();
	}

	private static function thing(): ContentType {
		return new ContentType(
			name: self::TYPE,
			key: 'things',
			rest_base: 'things',
			labels: static fn (): array => array( 'name' => 'Things', 'singular_name' => 'Thing' ),
			words: static fn (): array =>
				array( 'items' => 'Things', 'switch' => 'This site has things', 'panel' => 'About the thing' ),
			fields: array(
				new Field(
					'eidan_colour',
					'colour',
					FieldType::Text,
					static fn (): string => 'Colour',
					static fn (): string => 'Of the thing.',
					column: true
				),
				new Field(
					'eidan_mail',
					'mail',
					FieldType::Email,
					static fn (): string => 'Mail',
					static fn (): string => '',
					open: false
				),
				new Field(
					'eidan_weight',
					'weight',
					FieldType::Number,
					static fn (): string => 'Weight',
					static fn (): string => '',
					maximum: 5.0,
					step: 0.5,
					column: true
				),
				new Field(
					'eidan_views',
					'views',
					FieldType::Images,
					static fn (): string => 'Views',
					static fn (): string => ''
				),
				new Field(
					'eidan_plan',
					'plan',
					FieldType::Image,
					static fn (): string => 'Plan',
					static fn (): string => ''
				),
				new Field(
					'eidan_elsewhere',
					'elsewhere',
					FieldType::Links,
					static fn (): string => 'Elsewhere',
					static fn (): string => ''
				),
			),
			taxonomies: array(
				new Taxonomy( self::KIND, 'thing-kinds', static fn (): array => array( 'name' => 'Kinds' ) ),
			),
		);
	}

	/** @param array<string, mixed> $fields Fields of the item. */
	private function item( array $fields = array() ): int {
		return $this->create_post( $fields + array( 'post_type' => self::TYPE ) );
	}

	public function test_it_is_edited_in_rest_with_clean_fields_and_revisions(): void {
		$this->act_as( 'editor' );
		$links = array( array( 'service' => 'mastodon', 'url' => 'https://example.com/@a' ) );
		$send  = fn ( int $id, array $meta, string $title = 'A thing' ) => $this->rest(
			'POST',
			'/wp/v2/things' . ( $id ? "/$id" : '' ),
			array( 'status' => 'publish', 'title' => $title, 'meta' => $meta )
		);
		$made  = $send(
			0,
			array(
				'eidan_colour'    => 'Red',
				'eidan_weight'    => 4.5,
				'eidan_mail'      => 'a@example.com',
				'eidan_elsewhere' => $links,
			)
		);
		self::assertSame( 201, $made->get_status(), (string) wp_json_encode( $made->get_data() ) );
		$id   = $made->get_data()['id'];
		$meta = $this->rest( 'GET', "/wp/v2/things/$id" )->get_data()['meta'];
		self::assertSame(
			array( 'Red', 'a@example.com', 4.5, $links ),
			array( $meta['eidan_colour'], $meta['eidan_mail'], $meta['eidan_weight'], $meta['eidan_elsewhere'] )
		);
		self::assertSame( 400, $send( $id, array( 'eidan_weight' => 7 ) )->get_status() );
		self::assertSame( 400, $send( $id, array( 'eidan_elsewhere' => 'everywhere' ) )->get_status() );

		update_post_meta( $id, 'eidan_weight', '3.3' );
		update_post_meta( $id, 'eidan_mail', 'no address' );
		update_post_meta(
			$id,
			'eidan_elsewhere',
			array(
				array( 'service' => 'x y', 'url' => 'https://a.test' ),
				array( 'service' => 'x', 'url' => 'javascript:alert(1)' ),
			)
		);
		$stored = self::thing();
		self::assertSame( 3.5, $stored->field( 'weight' )->value( $id ) );
		self::assertSame( '', get_post_meta( $id, 'eidan_mail', true ) );
		self::assertSame( array(), get_post_meta( $id, 'eidan_elsewhere', true ) );

		$send( $id, array( 'eidan_colour' => 'Green' ), 'Changed' );
		$send( $id, array( 'eidan_colour' => 'Blue' ), 'Changed again' );
		$colours = array_map(
			static fn ( $revision ) => get_metadata( 'post', $revision->ID, 'eidan_colour', true ),
			wp_get_post_revisions( $id )
		);
		self::assertContains( 'Green', $colours );
		self::assertContains( 'Blue', $colours );
	}

	public function test_fields_that_are_not_open_and_those_behind_a_password_stay_inside(): void {
		$id   = $this->item(
			array( 'meta_input' => array( 'eidan_colour' => 'Red', 'eidan_mail' => 'a@example.com' ) )
		);
		$read = fn ( int $item ): array => $this->rest( 'GET', "/wp/v2/things/$item" )->get_data()['meta'];
		self::assertSame( array( 'Red', '' ), array( $read( $id )['eidan_colour'], $read( $id )['eidan_mail'] ) );
		$locked = $this->item( array( 'post_password' => 'x', 'meta_input' => array( 'eidan_colour' => 'Red' ) ) );
		self::assertSame( '', $read( $locked )['eidan_colour'] );
		$this->act_as( 'editor' );
		self::assertSame( 'a@example.com', $read( $id )['eidan_mail'] );
	}

	public function test_its_cards_show_the_elements_that_it_declares(): void {
		$line = static fn ( Card $card ): string => $card->line( 'sign', 'To the quay' );
		ContentTypes::add(
			new ContentType(
				name: 'eidan_place',
				key: 'places',
				rest_base: 'places',
				labels: static fn (): array => array( 'name' => 'Places' ),
				words: static fn (): array => array(),
				elements: static fn (): array => array( 'sign' => $line, 'nothing' => static fn () => null )
			)
		);
		ContentTypes::register();
		$card = fn ( array $more ): Card => new Card(
			get_post( $this->create_post( $more + array( 'post_type' => 'eidan_place' ) ) ),
			CardOptions::parse( array( 'sign', 'nothing' ), array() )
		);
		self::assertSame(
			array( 'sign' => '<span class="eidan-card__sign">To the quay</span>' ),
			$card( array() )->elements()
		);
		self::assertSame( array(), $card( array( 'post_password' => 'x' ) )->elements() );
	}

	public function test_mail_addresses_are_hidden_from_harvesters_in_the_same_way_each_time(): void {
		$mail = self::thing()->field( 'mail' );
		self::assertNotNull( $mail );
		$html = \Eidan\Posts\Fields::html( $mail, 'a.b&c@example.com' );
		self::assertSame( 'a.b&c@example.com', html_entity_decode( $html, ENT_QUOTES | ENT_HTML5 ) );
		self::assertStringNotContainsString( '@', $html );
		self::assertStringNotContainsString( 'example', $html );
		for ( $turn = 0; $turn < 20; $turn++ ) {
			self::assertSame(
				$html,
				\Eidan\Posts\Fields::html( $mail, 'a.b&c@example.com' ),
				'What get-posts answers is the same byte for byte.'
			);
		}
		self::assertSame( '', \Eidan\Posts\Fields::html( $mail, '' ) );
		self::assertSame( $html, esc_html( $html ), 'Escaping again changes nothing.' );
	}

	public function test_it_has_no_pages_and_is_listed_by_its_declaration_alone(): void {
		$id   = $this->item( array( 'post_title' => 'A kettle' ) );
		$term = $this->create_term( self::KIND, 'Kitchen' );
		wp_set_object_terms( $id, $term, self::KIND );
		$this->item( array( 'post_title' => 'Canary', 'post_status' => 'draft' ) );
		self::assertFalse( is_post_type_viewable( self::TYPE ) );

		$config = array(
			'template'   => 'blog-grid',
			'query'      => array(
				'postType' => self::TYPE,
				'perPage'  => 5,
				'terms'    => array( array( 'taxonomy' => self::KIND, 'include' => array( $term ) ) ),
			),
			'elements'   => array( 'image', 'title', 'terms', 'read-more' ),
			'card'       => array( 'taxonomy' => self::KIND ),
			'pagination' => 'load-more',
		);
		$token  = Token::sign( Config::parse( $config )->placed( 'things', '/page/', 0 )->signed_part() );
		$answer = $this->rest( 'GET', '/eidan/v1/get-posts', array( 'options' => array( 'settings' => $token ) ) );
		$html   = $answer->get_data()['data']['html'];
		self::assertStringContainsString( 'A kettle', $html );
		self::assertStringContainsString( 'Kitchen', $html );
		self::assertStringNotContainsString( '<a ', $html, 'There is nothing to link to.' );
		self::assertStringNotContainsString( 'Canary', $html );
		self::assertStringContainsString(
			'A kettle',
			$this->render(
				'<!-- wp:query {"query":{"perPage":5,"postType":"eidan_thing","inherit":false}} -->'
					. '<div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /-->'
					. '<!-- /wp:post-template --></div><!-- /wp:query -->'
			)
		);

		register_post_type( 'eidan_other', array( 'public' => false, 'show_in_rest' => true ) );
		self::assertFalse( ContentTypes::is_listed( 'eidan_other' ), 'Not declared, not listed.' );
		unregister_post_type( 'eidan_other' );
	}

	public function test_core_blocks_and_galleries_can_be_bound_to_it(): void {
		$picture = $this->create_attachment();
		$id      = $this->item(
			array( 'meta_input' => array( 'eidan_colour' => 'Red & blue', 'eidan_views' => array( $picture ) ) )
		);
		foreach ( ContentTypes::all() as $type ) {
			if ( null !== get_block_bindings_source( $type->source() ) ) {
				unregister_block_bindings_source( $type->source() );
			}
		}
		\Eidan\Posts\Bindings::register();
		$html = $this->render(
			'<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"eidan/things","args":{"key":"colour"}}}}} '
				. '--><p>typed</p><!-- /wp:paragraph -->',
			$id
		);
		self::assertStringContainsString( 'Red &amp; blue', $html );
		$gallery =
			'<!-- wp:eidan/image-gallery {"metadata":{"bindings":{"images":{"source":"eidan/things",'
			. '"args":{"key":"views"}}}}} --><figure class="wp-block-eidan-image-gallery"><div class="eidan-gallery">'
			. '</div></figure><!-- /wp:eidan/image-gallery -->';
		self::assertStringContainsString( "wp-image-$picture", $this->render( $gallery, $id ) );
	}

	public function test_the_editor_and_the_settings_screen_are_told_of_it(): void {
		wp_scripts()->registered[ Editor::SCRIPT ]->extra = array();
		Editor::enqueue();
		$told = implode( '', (array) wp_scripts()->get_data( Editor::SCRIPT, 'before' ) );
		self::assertStringContainsString( '"panel":"About the thing"', $told );
		self::assertStringContainsString( '"name":"colour","type":"text"', $told );
		$titles = array_column( TypeSettings::for_screen(), 'switch', 'key' );
		self::assertSame( 'This site has things', $titles['things'] );
		self::assertTrue( Settings::get( 'things.enabled' ) );
	}

	public function test_switched_off_it_is_gone(): void {
		unregister_post_type( self::TYPE );
		update_option( Settings::OPTION, array( 'things' => array( 'enabled' => false ) ) );
		ContentTypes::register();
		self::assertFalse( post_type_exists( self::TYPE ) );
		self::assertTrue( post_type_exists( 'eidan_portfolio' ) );
	}

	public function test_its_admin_list_has_picture_and_fields(): void {
		$id = $this->item( array( 'meta_input' => array( 'eidan_colour' => 'Red & blue', 'eidan_weight' => 4.5 ) ) );
		set_post_thumbnail( $id, $this->create_attachment() );
		Columns::register();
		$columns = apply_filters(
			'manage_' . self::TYPE . '_posts_columns',
			array( 'cb' => '', 'title' => 'Title', 'date' => 'Date' )
		);
		self::assertSame(
			array( 'cb', 'eidan_picture', 'title', 'eidan_colour', 'eidan_weight', 'date' ),
			array_keys( $columns )
		);
		ob_start();
		foreach ( array( 'eidan_picture', 'eidan_colour', 'eidan_weight', 'eidan_mail' ) as $column ) {
			do_action( 'manage_' . self::TYPE . '_posts_custom_column', $column, $id );
		}
		$cells = (string) ob_get_clean();
		self::assertStringContainsString( '<img ', $cells );
		self::assertStringContainsString( 'Red &amp; blue', $cells );
		self::assertStringContainsString( '4.5', $cells );
	}

	public function test_another_site_gets_every_field_with_its_pictures(): void {
		$importer = getenv( 'EIDAN_PLUGINS' ) . '/wordpress-importer/wordpress-importer.php';
		if ( ! is_readable( $importer ) ) {
			self::markTestSkipped( 'there is no wordpress-importer in the folder that EIDAN_PLUGINS names' );
		}
		$this->act_as( 'administrator' );
		$view  = $this->create_attachment();
		$plan  = $this->create_attachment();
		$links = array( array( 'service' => 'x', 'url' => 'https://example.com/a' ) );
		$id    = $this->item(
			array(
				'post_title' => 'Well-travelled',
				'meta_input' => array(
					'eidan_colour'    => 'Red & "blue"',
					'eidan_weight'    => 2.5,
					'eidan_views'     => array( $plan, $view ),
					'eidan_plan'      => $plan,
					'eidan_elsewhere' => $links,
				),
			)
		);
		wp_set_object_terms( $id, $this->create_term( self::KIND, 'Luggage' ), self::KIND );
		require_once ABSPATH . 'wp-admin/includes/export.php';
		ob_start();
		@export_wp(); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- It sends headers, which is too late here.
		$file = wp_tempnam( 'export' );
		file_put_contents( $file, (string) ob_get_clean() );

		// Plays the other site: there, the same ids belong to other things.
		$files = array();
		foreach ( array( $id, $view, $plan ) as $old ) {
			$files[ basename( (string) wp_get_attachment_url( $old ) ) ] = (string) get_attached_file( $old );
			wp_update_post(
				array( 'ID' => $old, 'post_title' => "Was here before $old", 'post_name' => "before-$old" )
			);
		}
		add_filter(
			'pre_http_request',
			static function ( $answer, array $args, string $url ) use ( $files ) {
				$local = $files[ basename( $url ) ] ?? '';
				if ( '' === $local || ! copy( $local, $args['filename'] ) ) {
					return new \WP_Error( 'gone', $url );
				}
				return array(
					'headers'  => array(
						'content-length' => (string) filesize( $local ),
						'content-type'   => 'image/png',
					),
					'body'     => '',
					'response' => array( 'code' => 200, 'message' => 'OK' ),
					'cookies'  => array(),
					'filename' => $args['filename'],
				);
			},
			10,
			3
		);
		defined( 'WP_LOAD_IMPORTERS' ) || define( 'WP_LOAD_IMPORTERS', true );
		require_once $importer;
		$import                    = new \WP_Import();
		$import->fetch_attachments = true;
		ob_start();
		$import->import( $file, array( 'fetch_attachments' => true ) );
		$said = (string) ob_get_clean();
		unlink( $file );

		$found = get_posts( array( 'post_type' => self::TYPE, 'title' => 'Well-travelled' ) );
		self::assertCount( 1, $found, $said );
		$new = $found[0]->ID;
		self::assertNotSame( $id, $new );
		$type  = self::thing();
		$value = static fn ( string $name ) => $type->field( $name )->value( $new );
		self::assertSame(
			array( 'Red & "blue"', 2.5, $links ),
			array( $value( 'colour' ), $value( 'weight' ), $value( 'elsewhere' ) )
		);
		self::assertNotContains( $plan, $value( 'views' ), $said );
		self::assertSame( $value( 'views' )[0], $value( 'plan' ) );
		self::assertStringStartsWith( 'Picture', get_post_field( 'post_title', $value( 'plan' ) ) );
		self::assertSame( array( 'Luggage' ), wp_get_object_terms( $new, self::KIND, array( 'fields' => 'names' ) ) );
		foreach ( $value( 'views' ) as $picture ) {
			wp_delete_attachment( $picture, true );
		}
	}

	public function test_uninstalling_everything_takes_it_along(): void {
		global $wpdb;
		$this->item( array( 'meta_input' => array( 'eidan_colour' => 'Red' ) ) );
		$this->create_term( self::KIND );
		update_option( Settings::OPTION, array( 'uninstall' => array( 'remove' => 'everything' ) ) );
		Uninstall::run();
		self::assertSame(
			'0',
			$wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = %s", self::TYPE ) )
		);
		self::assertSame(
			'0',
			$wpdb->get_var(
				$wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->term_taxonomy WHERE taxonomy = %s", self::KIND )
			)
		);
	}

	public function test_addresses_of_types_keep_out_of_each_others_way(): void {
		ContentTypes::add(
			new ContentType(
				name: 'eidan_place',
				key: 'places',
				rest_base: 'places',
				labels: static fn (): array => array( 'name' => 'Places' ),
				words: static fn (): array => array( 'items' => 'Places', 'archive' => 'Places archive' ),
				slug: 'place',
				archive: 'places'
			)
		);
		ContentTypes::register();
		Rewrite::sync();
		$GLOBALS['wp_rewrite']->flush_rules();
		$id = $this->create_post( array( 'post_type' => 'eidan_place', 'post_name' => 'quay' ) );
		self::assertStringEndsWith( '/place/quay/', get_permalink( $id ) );
		$this->go_to( '/place/quay/' );
		self::assertTrue( is_singular( 'eidan_place' ) );

		$this->act_as( 'administrator' );
		$save   = fn ( array $settings ) =>
			$this->rest( 'POST', '/eidan/v1/settings', array( 'settings' => $settings ) );
		$answer = $save( array( 'portfolio' => array( 'slug' => 'place' ) ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertStringContainsString( 'Places', $answer->get_data()['data']['params']['portfolio.slug'] );
		self::assertSame(
			400,
			$save( array( 'portfolio' => array( 'slug' => 'work' ), 'places' => array( 'archive' => 'work' ) ) )
				->get_status()
		);
		self::assertSame( 200, $save( array( 'places' => array( 'slug' => 'places' ) ) )->get_status() );
	}
}
