<?php
declare( strict_types=1 );

namespace Eidan\Tests\Blocks;

use Eidan\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Authors see their lists in the editor, whatever attributes another plugin gives all blocks there.
 */
final class PreviewRequestTest extends TestCase {

	/** @param array<string, mixed> $attributes As the editor sends them. */
	private function preview( string $block, array $attributes ): WP_REST_Response {
		wp_set_current_user( 1 );
		$request = new WP_REST_Request( 'POST', "/wp/v2/block-renderer/$block" );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'attributes' => $attributes ) ) );

		return rest_do_request( $request );
	}

	public function test_an_attribute_of_another_plugin_is_passed_over(): void {
		$this->create_post( array( 'post_title' => 'Seen in the editor' ) );
		$answer = $this->preview(
			'eidan/blog-list',
			array(
				'layout'    => 'minimal',
				'animation' => array( 'type' => 'fade' ),
				'isHidden'  => false,
			)
		);
		self::assertSame( 200, $answer->get_status() );
		self::assertStringContainsString( 'is-minimal', $answer->get_data()['rendered'] );
		self::assertStringContainsString( 'Seen in the editor', $answer->get_data()['rendered'] );
	}

	public function test_what_is_wrong_in_our_own_attributes_and_other_blocks_is_still_refused(): void {
		self::assertSame( 400, $this->preview( 'eidan/blog-list', array( 'layout' => array() ) )->get_status() );
		self::assertSame( 400, $this->preview( 'core/archives', array( 'animation' => true ) )->get_status() );
		self::assertSame( 404, $this->preview( 'eidan/none', array( 'animation' => true ) )->get_status() );
	}
}
