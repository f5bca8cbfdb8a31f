//! Queries while the player drags elements: places to snap to, places within reach, contacts.
//!
//! Numbers are passed in arrays. The referee decides which places are legal; this module proposes some.

use acies_geometry::{self as geometry, Angle, Hand, Length, Pose, SmallSort, within};
use acies_referee::{
    self as referee, Ask, Battle, Changes, Contact, ElementId, ElementSet, MoveContext, MovePlan,
    Movers, Order, Party, Path, Place, SIDE_SIZE, Side, Snap, Stronghold, View, What, begin_bound,
    combat, enemy_zones, nudged, nudges, pose_behind, pose_beside, shooting,
};
use acies_wire::{ContactOffer, Duel, Point, Verdict, Zone};

use crate::{actions, show};

/// The elements with these indices; unknown indices are left out.
pub fn movers(indices: &[u32]) -> Movers {
    let known = indices
        .iter()
        .filter(|&&index| (index as usize) < 2 * SIDE_SIZE);
    known
        .take(SIDE_SIZE)
        .map(|&index| ElementId::from_index(index as usize))
        .collect()
}

fn pointer([x, y, facing]: [f64; 3]) -> Pose {
    Pose::new(
        geometry::Point::from_base_widths(x, y),
        Angle::from_degrees(facing),
    )
}

/// A legal place near the pointer.
pub struct Offer {
    order: Order,
    /// The resulting pose of the leader.
    leader: Pose,
    /// The effects of the order, if it is a move.
    plan: Option<MovePlan>,
    /// Whether the movers end in a group with friends that do not move.
    joins: bool,
    /// How far they stop short of a place beside a friend.
    short: Length,
}

impl Offer {
    /// The numbers by which the page chooses an offer, in the order of [`crate::Session::snap`].
    pub fn numbers(&self) -> [f64; 6] {
        let [x, y, facing] = numbers_of(self.leader);
        let plan = self.plan.as_ref();
        let allowance = plan.map_or(0.0, |plan| plan.allowance.base_widths());
        let contacts = plan.map_or(0, |plan| plan.contacts.len());
        let joins = match self.short {
            Length::ZERO => f64::from(u8::from(self.joins)),
            short => -short.base_widths(),
        };
        [x, y, facing, allowance, contacts as f64, joins]
    }

    /// The order and its effects, as a verdict.
    pub fn verdict(&self, battle: &Battle) -> Verdict {
        show::legal(battle, &self.order, self.plan.as_ref())
    }
}

/// The places near the pointer, nearest first.
pub fn snap(battle: &Battle, indices: &[u32], at: [f64; 3]) -> Vec<Offer> {
    let movers = movers(indices);
    let aboard = |&id: &ElementId| battle.position().element(id).place == Place::Reserve;
    match battle.asks() {
        Ask::Decide {
            what: What::Move, ..
        } if !movers.is_empty() && movers.iter().all(aboard) => {
            landing(battle, &movers, pointer(at))
        }
        Ask::Decide {
            side,
            what: What::Move,
        } => {
            let snaps = acies_referee::snap(
                battle.view(),
                side,
                &movers,
                pointer(at),
                MoveContext::default(),
            );
            let offer = |snap: Snap| Offer {
                joins: joins(battle, &snap.plan),
                short: snap.short,
                order: snap.order,
                leader: snap.pose,
                plan: Some(snap.plan),
            };
            let mut offers: Vec<Offer> = snaps.into_iter().map(offer).collect();
            met_by_others(battle, side, &movers, pointer(at), &mut offers);
            offers
        }
        Ask::Decide {
            what: What::Deployment,
            ..
        } if movers.len() == 1 => deployment(battle, movers[0], pointer(at))
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// The legal place nearest to where the pointer holds movers, no farther than `most` base widths.
///
/// It is for a pose that is refused for a few hundredths of a base width.
pub fn nearest(battle: &Battle, indices: &[u32], at: [f64; 3], most: f64) -> Option<Offer> {
    let movers = movers(indices);
    let most = Length::from_base_widths(most);
    match battle.asks() {
        Ask::Decide {
            side,
            what: What::Move,
        } => {
            let context = MoveContext::default();
            let snap = nudged(battle.view(), side, &movers, pointer(at), most, context)?;
            Some(Offer {
                joins: joins(battle, &snap.plan),
                short: snap.short,
                order: snap.order,
                leader: snap.pose,
                plan: Some(snap.plan),
            })
        }
        Ask::Decide {
            what: What::Deployment,
            ..
        } if movers.len() == 1 => {
            let mut orders = nudges(battle.position(), &movers, pointer(at), most)
                .map(|pose| (pose, Order::Deploy(movers[0], pose)));
            let (leader, order) = orders.find(|(_, order)| battle.is_legal(order))?;
            Some(Offer {
                order,
                leader,
                plan: None,
                joins: false,
                short: Length::ZERO,
            })
        }
        _ => None,
    }
}

/// How near two places are that are one: a contact that is found once is not looked for again.
const SAME: Length = Length::from_units(1 << 10);

/// Adds the contacts that a line makes by another mover than the leader, which the pointer holds at a pose.
///
/// The leader is the one that was dragged, and the enemy may stand before the other end of the line.
fn met_by_others(
    battle: &Battle,
    side: Side,
    movers: &Movers,
    held: Pose,
    offers: &mut Vec<Offer>,
) {
    let position = battle.position();
    let Some((&leader, others)) = movers.split_first() else {
        return;
    };
    let base = position.base(leader);
    for &other in others {
        let own = position.base(other);
        if own.pose.facing != base.pose.facing {
            continue;
        }
        let seat = base.local(own.pose.front);
        let hand = held.shifted(seat.ahead, seat.right);
        for (enemy, met) in position.side(side.other()) {
            let front = Contact::Front.pose(&met.base);
            if !within(front.front.distance(hand.front), NEAR) {
                continue;
            }
            let there = front.shifted(-seat.ahead, -seat.right);
            let known = |offer: &Offer| {
                offer
                    .plan
                    .as_ref()
                    .is_some_and(|plan| !plan.contacts.is_empty())
                    && within(offer.leader.front.distance(there.front), SAME)
            };
            if offers.iter().any(known) {
                continue;
            }
            let path = Path::Into {
                enemy: Party::Element(enemy),
                contact: Contact::Front,
            };
            let order = Order::Move(led_by(movers, other), path);
            // A path that stops at a river of unknown depth makes no contact yet.
            let plan = battle.plan(&order).filter(|plan| !plan.contacts.is_empty());
            if let Some(plan) = plan
                && let Some(leader) = plan.end(leader)
            {
                offers.push(Offer {
                    joins: joins(battle, &plan),
                    short: Length::ZERO,
                    order,
                    leader,
                    plan: Some(plan),
                });
            }
        }
    }
}

/// The same movers with another leader.
fn led_by(movers: &Movers, leader: ElementId) -> Movers {
    let others = movers.iter().copied().filter(|&id| id != leader);
    std::iter::once(leader).chain(others).collect()
}

/// Whether a mover ends in group contact with a friend that does not move.
fn joins(battle: &Battle, plan: &MovePlan) -> bool {
    let after = battle.after(plan);
    let movers: ElementSet = plan.tracks.iter().map(|track| track.id).collect();
    let joins = |id| after.group_mates(id).iter().any(|mate| !movers.has(mate));
    movers.iter().any(joins)
}

/// The places near the pointer where movers in reserve may land.
fn landing(battle: &Battle, movers: &Movers, pointer: Pose) -> Vec<Offer> {
    actions::landings(battle, movers, pointer.front)
        .into_iter()
        .filter_map(|order| {
            let plan = battle.plan(&order)?;
            let leader = plan.tracks.first()?.end();
            within(leader.front.distance(pointer.front), ASHORE).then_some(Offer {
                order,
                leader,
                plan: Some(plan),
                joins: false,
                short: Length::ZERO,
            })
        })
        .collect()
}

/// How far from the pointer a place ashore may be: two base widths, for the pointer may be well out at sea.
const ASHORE: Length = Length::from_units(1 << 17);

fn numbers_of(pose: Pose) -> [f64; 3] {
    [
        pose.front.across().base_widths(),
        pose.front.up().base_widths(),
        pose.facing.degrees(),
    ]
}

/// The distance within which a deployed element snaps to a place in line: half a base width.
const NEAR: Length = Length::from_units(1 << 15);

/// The legal place near the pointer for a deployed element: in line with friends, or else as dragged.
fn deployment(battle: &Battle, id: ElementId, pointer: Pose) -> Option<Offer> {
    let element = battle.position().element(id);
    let mut places: Vec<Pose> = Vec::new();
    for (friend, other) in battle.position().side(id.side()) {
        if friend != id {
            places.extend(Hand::BOTH.map(|hand| pose_beside(&other.base, hand)));
            places.push(pose_behind(&other.base));
            places.push(other.base.shifted(element.base.depth, Length::ZERO));
        }
    }
    places.retain(|pose| within(pose.front.distance(pointer.front), NEAR));
    places.small_sort_by_key(|pose| pose.front.distance(pointer.front).units());
    places.push(pointer);
    let legal = |pose: &Pose| battle.is_legal(&Order::Deploy(id, *pose));
    let leader = places.into_iter().find(legal)?;
    Some(Offer {
        order: Order::Deploy(id, leader),
        leader,
        plan: None,
        joins: false,
        short: Length::ZERO,
    })
}

/// More PIPs than any move costs.
const PLENTY: u8 = 12;

/// A slice of the places that movers can reach; for the inactive side, as if its bound began now.
pub fn reach(battle: &Battle, indices: &[u32], slice: u32, slices: u32) -> Vec<f64> {
    let movers = movers(indices);
    let (Ask::Decide { side, .. }, Some(leader)) = (battle.asks(), movers.first()) else {
        return Vec::new();
    };
    let mut position = *battle.position();
    if leader.side() != side {
        position.active = leader.side();
        position.pips = PLENTY;
        begin_bound(&mut Changes {
            rulebook: battle.rulebook(),
            table: battle.table(),
            position: &mut position,
            events: &mut Vec::new(),
        });
    }
    let view = View {
        position: &position,
        ..battle.view()
    };
    let context = MoveContext::default();
    let places = acies_referee::reach(view, leader.side(), &movers, context, slice, slices);
    let numbers = places.into_iter().flat_map(|place| {
        let [x, y, facing] = numbers_of(place.pose);
        let pips = f64::from(place.pips);
        [x, y, facing, pips, place.allowance.base_widths()]
    });
    numbers.collect()
}

/// The areas that shooters of a side can shoot into.
pub fn arcs(battle: &Battle, side: Side) -> Vec<[Point; 4]> {
    let arcs = shooting::arcs(battle.view(), side);
    arcs.map(|arc| arc.map(show::point)).collect()
}

/// The contacts that movers can make: of the leader, and of the mover nearest to an enemy that none of those meets.
pub fn contacts(battle: &Battle, indices: &[u32]) -> Vec<ContactOffer> {
    let Ask::Decide {
        side,
        what: What::Move,
    } = battle.asks()
    else {
        return Vec::new();
    };
    let movers = movers(indices);
    if movers.is_empty() {
        return Vec::new();
    }
    let position = battle.position();
    let enemies = position
        .side(side.other())
        .map(|(id, _)| Party::Element(id));
    let strongholds = Stronghold::ALL.map(Party::Stronghold);
    let mut found = Vec::new();
    let mut met: Vec<Party> = Vec::new();
    for enemy in enemies.chain(strongholds) {
        let ways: &[Contact] = if enemy.element().is_some() {
            &Contact::ALL
        } else {
            &[Contact::Front]
        };
        for &contact in ways {
            if let Some((plan, offer)) = contact_offer(battle, &movers, enemy, contact) {
                met.extend(plan.contacts.iter().map(|&(.., party)| party));
                found.push(offer);
            }
        }
    }
    for (id, enemy) in position.side(side.other()) {
        let party = Party::Element(id);
        let apart = |mover: &ElementId| {
            let front = position.base(*mover).pose.front;
            front.distance(enemy.base.pose.front).units()
        };
        let nearest = movers[1..].iter().copied().min_by_key(apart);
        if let Some(nearest) = nearest.filter(|_| !met.contains(&party)) {
            let line = led_by(&movers, nearest);
            if let Some((plan, offer)) = contact_offer(battle, &line, party, Contact::Front) {
                met.extend(plan.contacts.iter().map(|&(.., party)| party));
                found.push(offer);
            }
        }
    }
    found
}

/// What comes of an order into contact, and how it is offered; nothing where it is illegal or meets no such enemy.
fn contact_offer(
    battle: &Battle,
    movers: &Movers,
    enemy: Party,
    contact: Contact,
) -> Option<(MovePlan, ContactOffer)> {
    let leader = *movers.first()?;
    let order = Order::Move(movers.clone(), Path::Into { enemy, contact });
    // A path that stops at a river of unknown depth makes no contact yet.
    let enters = |plan: &MovePlan| plan.enters.map(Party::Stronghold) == Some(enemy);
    let plan = battle
        .plan(&order)
        .filter(|plan| enters(plan) || plan.contacts.iter().any(|&(.., party)| party == enemy))?;
    let fought = fought_after(battle, &plan, leader, enemy);
    // A mover that fights another enemy at that place does not overlap this one.
    if matches!(contact, Contact::Overlap(_)) && !overlaps(fought.as_ref(), leader) {
        return None;
    }
    let way = match enemy {
        Party::Stronghold(_) if enters(&plan) => "enter",
        Party::Stronghold(_) => "assault",
        Party::Element(_) => contact.word(),
    };
    let offer = ContactOffer {
        order: order.to_string(),
        enemy: enemy.to_string(),
        contact: way.to_owned(),
        plan: show::plan(battle.view(), &plan),
        duel: fought.map(|(_, shown)| shown),
    };
    Some((plan, offer))
}

/// The combat that a contact leads to: of the mover with that enemy, else of a friend with that enemy, which it overlaps or
/// contacts on a flank; else of the mover with another.
fn fought_after(
    battle: &Battle,
    plan: &MovePlan,
    leader: ElementId,
    enemy: Party,
) -> Option<(combat::Duel, Duel)> {
    let after = battle.after(plan);
    let view = View {
        rulebook: battle.rulebook(),
        table: battle.table(),
        position: &after,
    };
    let own = Party::Element(leader);
    let fights = combat::fights(view);
    let (active, other) = *fights
        .iter()
        .find(|&&(active, other)| active == own && other == enemy)
        .or_else(|| fights.iter().find(|&&(_, other)| other == enemy))
        .or_else(|| fights.iter().find(|&&(active, _)| active == own))?;
    let duel = combat::close_duel(view, active, other)?;
    let shown = show::duel(view, &duel);
    Some((duel, shown))
}

/// Whether an element counts against the enemy in a combat by standing on its edge or beside it.
fn overlaps(fought: Option<&(combat::Duel, Duel)>, id: ElementId) -> bool {
    fought.is_some_and(|(duel, _)| {
        let [_, against] = duel.edge_contacts;
        [against.left, against.right].contains(&Some(id)) || against.all_round.has(id)
    })
}

/// The whole group of an element, the element first, then by distance along the group.
pub fn group(battle: &Battle, index: u32) -> Vec<u32> {
    let position = battle.position();
    let Some(&first) = movers(&[index]).first() else {
        return Vec::new();
    };
    let mut found: Vec<ElementId> = vec![first];
    let mut known = ElementSet::NONE;
    known.insert(first);
    let mut at = 0;
    while let Some(&id) = found.get(at) {
        for mate in position
            .group_mates(id)
            .iter()
            .filter(|&mate| combat::pinned_by(battle.view(), mate).is_none())
        {
            if !known.has(mate) {
                known.insert(mate);
                found.push(mate);
            }
        }
        at += 1;
    }
    found.into_iter().map(|id| id.index() as u32).collect()
}

/// The zones of control that bind a side, piece by piece.
pub fn zones(battle: &Battle, side: Side) -> Vec<Zone> {
    let zones = enemy_zones(battle.view(), side, ElementSet::NONE);
    let zone = |zone: referee::Zone| Zone {
        owner: zone.owner.index(),
        patch: zone.strip.corners.map(show::point),
    };
    zones.into_iter().map(zone).collect()
}
