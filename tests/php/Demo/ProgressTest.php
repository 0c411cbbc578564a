<?php
declare( strict_types=1 );

namespace Eidan\Tests\Demo;

use Eidan\Demo\Importer;
use Eidan\Demo\Progress;
use Eidan\Tests\TestCase;

/** How far an import has come is on the server. */
final class ProgressTest extends TestCase {

	private const LABELS = array( 'Authors', 'Images', 'Images', 'Pages' );

	public function test_it_says_what_is_done_and_what_comes_next(): void {
		self::assertNull( Progress::state( self::LABELS ) );
		Progress::note( 0, 4 );
		self::assertSame( array( 'done' => 1, 'steps' => 4, 'next' => 'Images' ), Progress::state( self::LABELS ) );
		Progress::note( 1, 4 );
		Progress::note( 2, 4 );
		self::assertSame( array( 'done' => 3, 'steps' => 4, 'next' => 'Pages' ), Progress::state( self::LABELS ) );
		Progress::note( 3, 4 );
		self::assertNull( Progress::state( self::LABELS ) );
	}

	public function test_a_repeated_step_does_not_set_it_back(): void {
		Progress::note( 0, 4 );
		Progress::note( 1, 4 );
		Progress::note( 2, 4 );
		Progress::note( 1, 4 );
		self::assertSame( 3, Progress::state( self::LABELS )['done'] ?? 0 );
		Progress::note( 3, 4 );
		// Nor does it begin an import that has ended.
		Progress::note( 1, 4 );
		self::assertNull( Progress::state( self::LABELS ) );
	}

	public function test_the_first_step_begins_anew(): void {
		Progress::note( 0, 4 );
		Progress::note( 1, 4 );
		Progress::note( 0, 4 );
		self::assertSame( 1, Progress::state( self::LABELS )['done'] ?? 0 );
	}

	public function test_the_route_tells_it_and_the_removal_forgets_it(): void {
		$this->act_as( 'administrator' );
		Importer::remove( true );
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertNull( $told['progress'] );
		$answer = $this->rest( 'POST', '/eidan/v1/demo', array( 'step' => 0, 'look' => false ) )->get_data();
		self::assertSame( $told['first'], $answer['label'] );
		$told = $this->rest( 'GET', '/eidan/v1/demo' )->get_data();
		self::assertSame(
			array( 'done' => 1, 'steps' => $answer['steps'], 'next' => $answer['next'] ),
			$told['progress']
		);
		$this->rest( 'DELETE', '/eidan/v1/demo' );
		self::assertNull( $this->rest( 'GET', '/eidan/v1/demo' )->get_data()['progress'] );
	}
}
